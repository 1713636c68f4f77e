package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.study.Difficulty;
import touchline.study.Option;
import touchline.study.Question;
import touchline.study.exams.Sheet;
import touchline.study.tools.CitedRules.CitedRule;
import touchline.study.tools.PaperQuestion.PaperOption;

/** A question shown together with its key. */
record SampleQuestion(
        String stem,
        List<PaperOption> options,
        List<String> key,
        String explanation,
        Difficulty difficulty,
        List<CitedRule> articles) {

    static SampleQuestion of(Question question, CitedRules rules, LocalDate day) {
        var sheet = new Sheet(
                1, question, question.options().stream().map(Option::id).toList(), Optional.empty());
        return new SampleQuestion(
                question.stem(),
                PaperQuestion.of(sheet).options(),
                sheet.key().stream().map(Sheet.Choice::letter).toList(),
                KeyEntry.explanation(sheet.choices()),
                question.difficulty(),
                rules.of(question.cites(), day));
    }

    /** The question with its key. */
    String brief() {
        return "%s\n\n%s\n\nRight: %s (%s)"
                .formatted(
                        stem,
                        options.stream()
                                .map(option -> "- %s. %s".formatted(option.letter(), option.text()))
                                .collect(Collectors.joining("\n")),
                        String.join(", ", key),
                        articles.stream().map(CitedRule::citation).collect(Collectors.joining("; ")));
    }

    /** And with the reason for every option. */
    String text() {
        return brief() + ". " + explanation;
    }
}
