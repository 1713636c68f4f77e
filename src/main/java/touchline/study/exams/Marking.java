package touchline.study.exams;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.problem.Problem;

/** Reads what a candidate sent against the sheets that the candidate has. */
final class Marking {

    private Marking() {}

    /**
     * The sheets that the answers change.
     *
     * @throws Problem INVALID_ARGUMENT for a question or an option that is not in the attempt, and for two answers to
     *     one question
     */
    static List<Sheet> filled(Attempt attempt, List<Answer> answers) {
        Map<String, Sheet> byQuestion = new HashMap<>();
        attempt.sheets().forEach(sheet -> byQuestion.put(sheet.question().id(), sheet));
        Set<String> answered = new LinkedHashSet<>();
        return answers.stream()
                .map(answer -> {
                    Sheet sheet = byQuestion.get(answer.questionId());
                    if (sheet == null) {
                        throw Problem.invalid(
                                "answers.question_id",
                                "a question of this attempt",
                                "This attempt has no question '%s': nothing was changed; send the ids that the attempt gave."
                                        .formatted(shortened(answer.questionId())));
                    }
                    if (!answered.add(answer.questionId())) {
                        throw Problem.invalid(
                                "answers.question_id",
                                "once",
                                "Question %s is answered twice in one call: nothing was changed; send one answer for it."
                                        .formatted(answer.questionId()));
                    }
                    return sheet.answered(options(sheet, answer));
                })
                .toList();
    }

    private static Set<String> options(Sheet sheet, Answer answer) {
        return answer.choices().stream()
                .map(choice -> sheet.named(choice)
                        .orElseThrow(() -> Problem.invalid(
                                "answers.choices",
                                "options of the question",
                                "Question %s has no option '%s': nothing was changed; its options are %s."
                                        .formatted(
                                                answer.questionId(),
                                                shortened(choice),
                                                sheet.choices().stream()
                                                        .map(it -> it.letter() + " (" + it.id() + ")")
                                                        .collect(Collectors.joining(", "))))))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
