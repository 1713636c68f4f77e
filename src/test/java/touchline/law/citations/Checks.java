package touchline.law.citations;

import java.time.LocalDate;
import java.util.List;
import touchline.law.Register;
import touchline.law.decisions.FilledLibrary;

/** Citations checked against the register of the release, on the day of its sources. */
final class Checks {

    static final LocalDate DAY = LocalDate.of(2026, 11, 27);
    static final CitationCheck CHECK = new CitationCheck(Register.INSTRUMENTS, FilledLibrary.DECISIONS);

    private Checks() {}

    static Verification of(String text) {
        return CHECK.of(text, DAY);
    }

    /** Each citation as {@code printed = cited: verdict}, those beyond the register as {@code printed = REASON}. */
    static List<String> in(String text) {
        Verification verification = of(text);
        return java.util.stream.Stream.concat(
                        verification.checked().stream()
                                .map(one -> new Line(
                                        one.citation().span().start(),
                                        "%s = %s: %s"
                                                .formatted(
                                                        one.citation().span().printed(), one.cited(), one.verdict()))),
                        verification.beyond().stream()
                                .map(one -> new Line(
                                        one.span().start(),
                                        "%s = %s".formatted(one.span().printed(), one.reason()))))
                .sorted(java.util.Comparator.comparingInt(Line::start))
                .map(Line::text)
                .toList();
    }

    private record Line(int start, String text) {}
}
