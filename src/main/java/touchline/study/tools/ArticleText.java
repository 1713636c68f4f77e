package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.law.ChangeNote;
import touchline.law.Figures;
import touchline.law.Suspension;

/** An article's answer as Markdown. */
final class ArticleText {

    private ArticleText() {}

    static String of(ArticleAnswer answer) {
        return """
                # %s: %s

                %s, %s, as of %s

                %s%s

                %s%s%s%s%s%s
                %s
                """.formatted(
                        answer.citation(),
                        answer.title(),
                        answer.instrumentTitle(),
                        answer.issuer(),
                        answer.asOf(),
                        list("", answer.warnings(), warning -> "> **Note:** " + warning + "\n>"),
                        answer.summary(),
                        answer.pinpoint().map(pinpoint -> pinpoint(pinpoint)).orElse(""),
                        list(
                                "## Key facts (own words)",
                                answer.keyFacts(),
                                fact -> "- **%s** %s".formatted(fact.ref(), fact.fact())),
                        answer.suspended().map(ArticleText::suspended).orElse(""),
                        list("## Changes up to this day", answer.changes(), ArticleText::change),
                        list("## Coming changes", answer.coming(), ArticleText::change),
                        list("## Other editions in the register", answer.otherEditions(), ArticleText::edition),
                        provenance(answer))
                .replaceAll("\n{3,}", "\n\n");
    }

    private static String provenance(ArticleAnswer answer) {
        return """
                ## Provenance

                - Edition in force: %s; text read: %s
                - This wording: %s, status %s
                - Confidence: %s; figures: %s
                - Source: %s
                - Seen at: %s
                - Sources looked at up to %s""".formatted(
                        answer.edition(),
                        answer.readEdition(),
                        window(answer.inForceFrom(), answer.inForceTo()),
                        word(answer.status()),
                        word(answer.confidence()),
                        figures(answer.figuresChecked()),
                        answer.sourceUrl(),
                        String.join(" ; ", answer.verifiedBy()),
                        answer.stateOfSources());
    }

    private static String pinpoint(touchline.law.Reading.Pinpoint pinpoint) {
        return pinpoint.facts().isEmpty()
                ? "\n**%s**: the register holds no fact about this paragraph and does not say whether it exists.\n\n"
                        .formatted(pinpoint.cited())
                : list(
                        "## Asked for: " + pinpoint.cited(),
                        pinpoint.facts(),
                        fact -> "- **%s** %s".formatted(fact.ref(), fact.fact()));
    }

    private static String suspended(Suspension suspension) {
        return "\n## Suspended\n\n%s, from %s by %s. %s\n"
                .formatted(
                        String.join(", ", suspension.paragraphs()),
                        suspension.from(),
                        suspension.by(),
                        suspension.note());
    }

    private static String change(ChangeNote change) {
        return "- %s: %s (source: %s)"
                .formatted(
                        change.date().map(LocalDate::toString).orElse("date not known"),
                        change.note(),
                        change.source());
    }

    private static String edition(ArticleAnswer.OtherEdition edition) {
        return "- %s, read in %s: %s, status %s"
                .formatted(
                        edition.citation(),
                        edition.readEdition(),
                        window(edition.inForceFrom(), edition.inForceTo()),
                        word(edition.status()));
    }

    private static String window(Optional<LocalDate> from, Optional<LocalDate> to) {
        return "known to hold from %s to %s"
                .formatted(
                        from.map(LocalDate::toString).orElse("an unknown day"),
                        to.map(LocalDate::toString).orElse("now, no end known"));
    }

    private static String figures(Figures.Checked checked) {
        return switch (checked) {
            case ALL -> "all confirmed by a second source";
            case PART -> "some confirmed by a second source";
            case NONE -> "not yet confirmed by a second source";
            case NO_FIGURES -> "none in this entry";
        };
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static <T> String list(String heading, List<T> entries, Function<T, String> line) {
        return entries.isEmpty()
                ? ""
                : entries.stream().map(line).collect(Collectors.joining("\n", "\n" + heading + "\n\n", "\n\n"));
    }
}
