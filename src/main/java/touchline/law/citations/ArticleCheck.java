package touchline.law.citations;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Standing;
import touchline.law.Status;
import touchline.law.Suspension;
import touchline.problem.Problem;

/** Whether a cited article is in the register, and in force on the day. */
final class ArticleCheck {

    private static final String CLAIM = "what the text says about the article";

    private final Instruments register;
    private final LocalDate asOf;

    ArticleCheck(Instruments register, LocalDate asOf) {
        this.register = register;
        this.asOf = asOf;
    }

    Checked of(Citation.OfArticle citation) {
        Instrument instrument = editionNamed(citation);
        try {
            return found(citation, instrument, register.read(instrument.code(), citation.article(), asOf));
        } catch (Problem missing) {
            return wholeAnnexe(citation, instrument).orElseGet(() -> unknown(citation, instrument, missing));
        }
    }

    /** "Annexe 4" of which the register holds articles: what all of them are, the annexe is. */
    private Optional<Checked> wholeAnnexe(Citation.OfArticle citation, Instrument instrument) {
        List<String> articles = citation.article().startsWith("Annexe ")
                ? register.numbersFrom(instrument.code(), citation.article() + " art.")
                : List.of();
        Set<Verdict> verdicts = articles.stream()
                .map(article -> verdict(register.read(instrument.code(), article, asOf)))
                .collect(Collectors.toSet());
        return articles.isEmpty()
                ? Optional.empty()
                : Optional.of(new Checked(
                        citation,
                        "article",
                        cited(instrument, citation.article()),
                        verdicts.size() == 1 ? verdicts.iterator().next() : Verdict.VERIFIED,
                        "The register holds %d articles of %s; the annexe as a whole is no entry."
                                .formatted(articles.size(), cited(instrument, citation.article())),
                        List.of(),
                        Optional.empty(),
                        articles.stream()
                                .map(article -> cited(instrument, article))
                                .toList(),
                        List.of("the register holds articles of the annexe"),
                        List.of(CLAIM, "which article of the annexe is meant, and its status")));
    }

    /** "RSTP (2027 edition)" is the instrument that the register keeps as the next edition. */
    private Instrument editionNamed(Citation.OfArticle citation) {
        Instrument named = register.find(citation.instrument()).orElseThrow();
        return citation.edition()
                .flatMap(year -> register.all().stream()
                        .filter(next -> next.nextEditionOf()
                                .filter(named.code()::equals)
                                .isPresent())
                        .filter(next ->
                                next.edition().from().map(LocalDate::getYear).equals(Optional.of(year)))
                        .findFirst())
                .orElse(named);
    }

    private static String cited(Instrument instrument, String article) {
        return instrument.code() + " " + article;
    }

    private static Checked unknown(Citation.OfArticle citation, Instrument instrument, Problem missing) {
        List<String> nearest = missing.details().get("nearest") instanceof List<?> numbers
                ? numbers.stream()
                        .map(number -> cited(instrument, String.valueOf(number)))
                        .toList()
                : List.of();
        return new Checked(
                citation,
                "article",
                cited(instrument, citation.article()),
                Verdict.UNKNOWN,
                "The register has no %s; that alone does not prove that it never existed."
                        .formatted(cited(instrument, citation.article())),
                List.of(),
                Optional.empty(),
                nearest,
                List.of("the instrument is in the register"),
                List.of("editions that the register does not hold"));
    }

    private Checked found(Citation.OfArticle citation, Instrument instrument, Reading reading) {
        Verdict verdict = verdict(reading);
        return new Checked(
                citation,
                "article",
                cited(instrument, citation.article()),
                verdict,
                reason(verdict, reading),
                List.of(),
                Optional.of(reading),
                List.of(),
                List.of("the article is in the register", "its status on " + asOf),
                notChecked(citation, instrument, reading));
    }

    private static Verdict verdict(Reading reading) {
        Status status = reading.provision().article().status();
        if (reading.standing() == Standing.NOT_YET) {
            return Verdict.NOT_YET_IN_FORCE;
        }
        boolean over = status == Status.SUPERSEDED
                && (reading.standing() == Standing.ENDED
                        || reading.provision().lastDay().isEmpty());
        return over || suspended(reading) ? Verdict.REPEALED_OR_SUSPENDED : Verdict.VERIFIED;
    }

    /** An article suspended in part is in force but for the paragraph that the text points to. */
    private static boolean suspended(Reading reading) {
        return reading.suspension().isPresent()
                && (reading.provision().article().status() == Status.SUSPENDED
                        || reading.pinpoint()
                                .filter(pinpoint -> !pinpoint.suspended().isEmpty())
                                .isPresent());
    }

    private String reason(Verdict verdict, Reading reading) {
        String article = reading.provision().citation();
        return switch (verdict) {
            case NOT_YET_IN_FORCE ->
                "%s is not in force on %s%s."
                        .formatted(
                                article,
                                asOf,
                                day(
                                        "; it begins on ",
                                        reading.provision().article().inForceFrom()));
            case REPEALED_OR_SUSPENDED ->
                reading.suspension()
                        .map(suspension -> "%s: %s are suspended by %s since %s."
                                .formatted(article, paragraphs(suspension), suspension.by(), suspension.from()))
                        .orElse("%s no longer holds on %s.".formatted(article, asOf));
            default ->
                reading.suspension()
                        .map(suspension -> "%s is in the register and in force but for %s, suspended by %s."
                                .formatted(article, paragraphs(suspension), suspension.by()))
                        .orElse("%s (%s) is in the register."
                                .formatted(
                                        article, reading.provision().article().title()));
        };
    }

    private static String paragraphs(Suspension suspension) {
        return String.join(", ", suspension.paragraphs());
    }

    private static String day(String words, Optional<LocalDate> day) {
        return day.map(known -> words + known).orElse("");
    }

    private static List<String> notChecked(Citation.OfArticle citation, Instrument instrument, Reading reading) {
        var open = new ArrayList<>(List.of(CLAIM));
        reading.pinpoint()
                .filter(pinpoint ->
                        pinpoint.facts().isEmpty() && pinpoint.suspended().isEmpty())
                .ifPresent(pinpoint -> open.add(
                        "the paragraph: the register does not know whether %s exists".formatted(pinpoint.cited())));
        citation.edition()
                .filter(year -> !instrument.edition().name().contains(String.valueOf(year))
                        && !reading.provision().readEdition().contains(String.valueOf(year)))
                .ifPresent(year -> open.add("the %d edition: the register holds %s (%s)"
                        .formatted(year, instrument.code(), reading.provision().readEdition())));
        if (reading.standing() == Standing.ENDED
                || reading.provision().article().status() == Status.AMENDED_SINCE_READ) {
            open.add("the wording in force: what was read is %s"
                    .formatted(reading.provision().readEdition()));
        }
        return open;
    }
}
