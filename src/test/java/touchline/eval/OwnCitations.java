package touchline.eval;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchline.RunningServer;
import touchline.eval.metrics.Span;
import touchline.eval.sets.CitedText;
import touchline.law.citations.Citation;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verification;

/** The citations that the service finds in a text, on the day the labels were given. */
record OwnCitations(CitationCheck check) {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 27);

    static OwnCitations of(RunningServer server) {
        return new OwnCitations(server.bean(CitationCheck.class));
    }

    Checked in(CitedText text) {
        Verification verification = check.of(text.text(), DAY);
        List<Found> found = Stream.concat(
                        verification.checked().stream()
                                .map(one -> found(
                                        one.citation(), one.verdict().name().toLowerCase(Locale.ROOT))),
                        verification.beyond().stream().map(one -> found(one, "outside")))
                .toList();
        return new Checked(text, found);
    }

    private static Found found(Citation citation, String verdict) {
        return new Found(new Span(citation.span().start(), citation.span().end()), verdict);
    }
}
