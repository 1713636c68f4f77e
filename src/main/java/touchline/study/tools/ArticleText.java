package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.ChangeNote;
import touchline.law.Figures;
import touchline.law.KeyFact;
import touchline.law.Reading.Pinpoint;
import touchline.law.Suspension;
import touchline.mcp.Markdown;
import touchline.study.tools.ArticleAnswer.OtherEdition;

/** An article's answer as Markdown. */
final class ArticleText {

    private final Markdown text;

    private ArticleText(String title) {
        this.text = new Markdown(title);
    }

    static String of(ArticleAnswer answer) {
        return new ArticleText(answer.citation() + ": " + answer.title()).write(answer);
    }

    private String write(ArticleAnswer answer) {
        text.paragraph(answer.instrumentTitle() + ", " + answer.issuer() + ", as of " + answer.asOf());
        answer.warnings().forEach(warning -> text.paragraph("> **Note:** " + warning));
        text.paragraph(answer.summary());
        answer.pinpoint().ifPresent(this::pinpoint);
        text.list("Key facts (own words)", answer.keyFacts(), ArticleText::fact);
        answer.suspended().ifPresent(this::suspended);
        text.list("Changes up to this day", answer.changes(), ArticleText::change);
        text.list("Coming changes", answer.coming(), ArticleText::change);
        text.list("Other editions in the register", answer.otherEditions(), ArticleText::edition);
        text.list("Provenance", provenance(answer), line -> line);
        return text.text();
    }

    private void pinpoint(Pinpoint pinpoint) {
        if (pinpoint.facts().isEmpty()) {
            text.paragraph("**" + pinpoint.cited()
                    + "**: the register holds no fact about this paragraph and does not say whether it exists.");
        }
        text.list("Asked for: " + pinpoint.cited(), pinpoint.facts(), ArticleText::fact);
    }

    private void suspended(Suspension suspension) {
        text.paragraph("## Suspended");
        text.paragraph(String.join(", ", suspension.paragraphs()) + ", from " + suspension.from() + " by "
                + suspension.by() + ". " + suspension.note());
    }

    private static List<String> provenance(ArticleAnswer answer) {
        return List.of(
                "Edition recorded: " + answer.edition() + since(answer.editionFrom()) + "; text read: "
                        + answer.readEdition(),
                "This wording: " + window(answer.inForceFrom(), answer.inForceTo()) + ", status "
                        + Markdown.words(answer.status()),
                "Confidence: " + Markdown.words(answer.confidence()) + "; figures: " + figures(answer.figuresChecked()),
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
                + window(edition.inForceFrom(), edition.inForceTo()) + ", status " + Markdown.words(edition.status());
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
}
