package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import touchline.mcp.Doc;
import touchline.study.exams.Sheet;
import touchline.study.tools.CitedRules.CitedRule;

/** The key of one question, with what is behind it. */
record KeyEntry(
        int number,
        String questionId,

        @Doc("Letters of the right options, as shown in this attempt")
        List<String> letters,

        @Doc("Their ids") List<String> optionIds,

        @Doc("Option by option: why it is right, or what the rule says instead")
        String explanation,

        @Doc("The article that decides it first") List<CitedRule> articles) {

    static KeyEntry of(Sheet sheet, CitedRules rules, LocalDate day) {
        return new KeyEntry(
                sheet.number(),
                sheet.question().id(),
                sheet.key().stream().map(Sheet.Choice::letter).toList(),
                sheet.key().stream().map(Sheet.Choice::id).toList(),
                explanation(sheet.choices()),
                rules.of(sheet.question().cites(), day));
    }

    static String explanation(List<Sheet.Choice> choices) {
        return choices.stream()
                .map(choice -> "%s %s: %s"
                        .formatted(
                                choice.letter(),
                                choice.option().right() ? "is right" : "is wrong",
                                choice.option().why()))
                .collect(Collectors.joining(" "));
    }

    String text() {
        return "**%d.** %s. %s (%s)"
                .formatted(
                        number,
                        String.join(", ", letters),
                        explanation,
                        articles.stream().map(CitedRule::link).collect(Collectors.joining("; ")));
    }
}
