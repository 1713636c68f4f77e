package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import touchline.law.ChangeNote;
import touchline.law.Figures;
import touchline.law.KeyFact;
import touchline.law.Reading.Pinpoint;
import touchline.law.Suspension;
import touchline.study.tools.ArticleAnswer.OtherEdition;

/** An article's answer as Markdown. */
final class ArticleText {

    private final StringBuilder text = new StringBuilder(4_000);

    private ArticleText() {}

    static String of(ArticleAnswer answer) {
        return new ArticleText().write(answer);
    }

    private String write(ArticleAnswer answer) {
        text.append("# " + answer.citation() + ": " + answer.title());
        paragraph(answer.instrumentTitle() + ", " + answer.issuer() + ", as of " + answer.asOf());
        answer.warnings().forEach(warning -> paragraph("> **Note:** " + warning));
        paragraph(answer.summary());
        answer.pinpoint().ifPresent(this::pinpoint);
        list("Key facts (own words)", answer.keyFacts(), ArticleText::fact);
        answer.suspended().ifPresent(this::suspended);
        list("Changes up to this day", answer.changes(), ArticleText::change);
        list("Coming changes", answer.coming(), ArticleText::change);
        list("Other editions in the register", answer.otherEditions(), ArticleText::edition);
        list("Provenance", provenance(answer), line -> line);
        return text.append('\n').toString();
    }

    private void paragraph(String words) {
        text.append("\n\n").append(words);
    }

    private <T> void list(String heading, List<T> entries, Function<T, String> line) {
        if (!entries.isEmpty()) {
            paragraph("## " + heading + "\n");
            entries.forEach(entry -> text.append("\n- ").append(line.apply(entry)));
        }
    }

    private void pinpoint(Pinpoint pinpoint) {
        if (pinpoint.facts().isEmpty()) {
            paragraph("**" + pinpoint.cited()
                    + "**: the register holds no fact about this paragraph and does not say whether it exists.");
        }
        list("Asked for: " + pinpoint.cited(), pinpoint.facts(), ArticleText::fact);
    }

    private void suspended(Suspension suspension) {
        paragraph("## Suspended");
        paragraph(String.join(", ", suspension.paragraphs()) + ", from " + suspension.from() + " by " + suspension.by()
                + ". " + suspension.note());
    }

    private static List<String> provenance(ArticleAnswer answer) {
        return List.of(
                "Edition recorded: " + answer.edition() + since(answer.editionFrom()) + "; text read: "
                        + answer.readEdition(),
                "This wording: " + window(answer.inForceFrom(), answer.inForceTo()) + ", status "
                        + word(answer.status()),
                "Confidence: " + word(answer.confidence()) + "; figures: " + figures(answer.figuresChecked()),
                "Source: " + answer.sourceUrl(),
                "Seen at: " + String.join(" ; ", answer.verifiedBy()),
                "Sources looked at up to " + answer.stateOfSources());
    }

    private static String since(Optional<LocalDate> day) {
        return day.map(first -> ", in force from " + first).orElse("");
    }

    private static String fact(KeyFact fact) {
        return "**" + fact.ref() + "** " + fact.fact();
    }

    private static String change(ChangeNote change) {
        return change.date().map(LocalDate::toString).orElse("date not known") + ": " + change.note() + " (source: "
                + change.source() + ")";
    }

    private static String edition(OtherEdition edition) {
        return edition.citation() + ", read in " + edition.readEdition() + ": "
                + window(edition.inForceFrom(), edition.inForceTo()) + ", status " + word(edition.status());
    }

    private static String window(Optional<LocalDate> from, Optional<LocalDate> to) {
        return "known to hold from " + from.map(LocalDate::toString).orElse("an unknown day") + " to "
                + to.map(LocalDate::toString).orElse("now, no end known");
    }

    private static String figures(Figures.Checked checked) {
        return switch (checked) {
            case ALL -> "all confirmed by a second source";
            case PART -> "some confirmed by a second source";
            case NONE -> "not yet confirmed by a second source";
            case NO_FIGURES -> "none in this entry";
        };
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
