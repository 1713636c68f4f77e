package touchline.study.tools;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchline.study.exams.Attempt;
import touchline.study.exams.ExamFormat;
import touchline.study.exams.Exams;
import touchline.study.exams.Kind;
import touchline.study.exams.Sheet;
import touchline.study.tools.Submission.LessonScore;
import touchline.study.tools.Submission.WeakArticle;

/** Puts together what is said of an attempt that was saved or marked. */
final class Submissions {

    private final CitedRules rules;
    private final ExamFormat format;

    Submissions(CitedRules rules, ExamFormat format) {
        this.rules = rules;
        this.format = format;
    }

    Submission of(Exams.Submitted submitted) {
        Attempt attempt = submitted.attempt();
        boolean ended = !attempt.isOpen();
        return new Submission(
                attempt.id(),
                attempt.kind(),
                ended,
                attempt.answered(),
                attempt.sheets().size(),
                only(!ended, submitted.now()),
                attempt.expiresAt(),
                ended ? Optional.empty() : attempt.remainingSeconds(submitted.now()),
                attempt.finishedAt(),
                only(ended, attempt.score()),
                only(ended, attempt.percent()),
                only(ended && attempt.kind() != Kind.DRILL, format.passes(attempt.percent())),
                only(ended && attempt.kind() != Kind.DRILL, format.passPercent()),
                submitted.notCounted(),
                ended ? lessons(attempt) : List.of(),
                ended ? weakArticles(attempt) : List.of(),
                ended
                        ? attempt.sheets().stream()
                                .map(sheet -> MarkedQuestion.of(sheet, rules, attempt.day()))
                                .toList()
                        : List.of());
    }

    private static <T> Optional<T> only(boolean when, T value) {
        return when ? Optional.of(value) : Optional.empty();
    }

    private static List<LessonScore> lessons(Attempt attempt) {
        Map<Integer, List<Sheet>> byLesson = attempt.sheets().stream()
                .collect(Collectors.groupingBy(sheet -> sheet.question().lesson(), TreeMap::new, Collectors.toList()));
        return byLesson.entrySet().stream()
                .map(lesson -> new LessonScore(
                        lesson.getKey(),
                        (int) lesson.getValue().stream().filter(Sheet::isRight).count(),
                        lesson.getValue().size()))
                .toList();
    }

    private List<WeakArticle> weakArticles(Attempt attempt) {
        Map<String, Long> wrong = attempt.sheets().stream()
                .filter(sheet -> !sheet.isRight())
                .collect(Collectors.groupingBy(
                        sheet -> sheet.question().article(), TreeMap::new, Collectors.counting()));
        return wrong.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(article -> new WeakArticle(
                        article.getKey(),
                        rules.of(article.getKey(), attempt.day()).title(),
                        article.getValue().intValue()))
                .toList();
    }
}
