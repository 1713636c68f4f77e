package touchline.study.tools;

import java.util.List;
import java.util.stream.Collectors;
import touchline.mcp.Doc;
import touchline.study.exams.Sheet;

/** A question as a candidate gets it, without its key. */
record PaperQuestion(
        @Doc("Its place, from 1") int number,
        @Doc("Pass to submit_answers") String questionId,
        int lessonNumber,
        @Doc("Select one option unless it says one or more") String stem,
        List<PaperOption> options,
        @Doc("Letters of the options saved so far") List<String> saved) {

    record PaperOption(
            @Doc("By its place in this attempt; submit_answers takes it, or the id")
            String letter,

            @Doc("The same in every attempt") String id,
            String text) {}

    static PaperQuestion of(Sheet sheet) {
        return new PaperQuestion(
                sheet.number(),
                sheet.question().id(),
                sheet.question().lesson(),
                sheet.question().stem(),
                sheet.choices().stream()
                        .map(choice -> new PaperOption(
                                choice.letter(), choice.id(), choice.option().text()))
                        .toList(),
                sheet.chosenChoices().stream().map(Sheet.Choice::letter).toList());
    }

    String text() {
        return "**%d.** `%s` %s\n\n%s%s"
                .formatted(
                        number,
                        questionId,
                        stem,
                        options.stream()
                                .map(option -> "- %s. %s".formatted(option.letter(), option.text()))
                                .collect(Collectors.joining("\n")),
                        saved.isEmpty() ? "" : "\n\nSaved: " + String.join(", ", saved));
    }
}
