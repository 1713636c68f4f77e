package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import touchline.mcp.Doc;
import touchline.study.exams.Sheet;
import touchline.study.tools.CitedRules.CitedRule;

/** A question that was marked. */
record MarkedQuestion(
        int number,
        String questionId,
        int lessonNumber,
        String stem,
        @Doc("All right options and no wrong one chosen") boolean right,
        @Doc("Letters chosen; none = not answered") List<String> chosen,
        @Doc("Letters of the right options") List<String> key,
        @Doc("Ids of the right options") List<String> keyIds,
        @Doc("Texts of the right options") List<String> keyTexts,

        @Doc("Option by option: why it is right, or what the rule says instead")
        String explanation,

        @Doc("The article that decides it first") List<CitedRule> articles) {

    static MarkedQuestion of(Sheet sheet, CitedRules rules, LocalDate day) {
        return new MarkedQuestion(
                sheet.number(),
                sheet.question().id(),
                sheet.question().lesson(),
                sheet.question().stem(),
                sheet.isRight(),
                sheet.chosenChoices().stream().map(Sheet.Choice::letter).toList(),
                sheet.key().stream().map(Sheet.Choice::letter).toList(),
                sheet.key().stream().map(Sheet.Choice::id).toList(),
                sheet.key().stream().map(choice -> choice.option().text()).toList(),
                KeyEntry.explanation(sheet.choices()),
                rules.of(sheet.question().cites(), day));
    }

    /** Short for what was right, so that twenty fit into one report. */
    String text() {
        String article = articles.stream().limit(1).map(CitedRule::link).collect(Collectors.joining());
        if (right) {
            return "**%d.** right (%s). %s".formatted(number, String.join(", ", key), article);
        }
        return "**%d.** wrong: %s chosen, right is %s: %s. %s %s"
                .formatted(
                        number,
                        chosen.isEmpty() ? "nothing" : String.join(", ", chosen),
                        String.join(", ", key),
                        String.join(" / ", keyTexts),
                        explanation,
                        article);
    }
}
