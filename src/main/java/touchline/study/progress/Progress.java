package touchline.study.progress;

import java.time.Clock;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.accounts.Caller;
import touchline.accounts.Entitlement;
import touchline.store.Store;
import touchline.study.Lesson;
import touchline.study.Lessons;
import touchline.study.Questions;
import touchline.study.exams.ExamFormat;
import touchline.study.exams.Exams;
import touchline.study.exams.History;
import touchline.study.memory.Memories;
import touchline.study.memory.Trace;

/** What can be said of a candidate's progress from the answers given so far, and no more than that. */
public final class Progress {

    private static final int LATEST = 30;
    private static final int ENOUGH = 5;

    private final Store store;
    private final Clock clock;
    private final Lessons lessons;
    private final Questions questions;
    private final ExamFormat format;
    private final Exams exams;
    private final Memories memories;

    public Progress(
            Store store,
            Clock clock,
            Lessons lessons,
            Questions questions,
            ExamFormat format,
            Exams exams,
            Memories memories) {
        this.store = store;
        this.clock = clock;
        this.lessons = lessons;
        this.questions = questions;
        this.format = format;
        this.exams = exams;
        this.memories = memories;
    }

    /** Absent for callers without the study tier, of whom nothing is kept. */
    public Optional<StudyProgress> of(Caller caller) {
        return caller.entitled().contains(Entitlement.STUDY) ? Optional.of(of(caller.owner())) : Optional.empty();
    }

    private StudyProgress of(String owner) {
        exams.closeExpired(owner);
        Instant now = clock.instant();
        Map<Integer, List<History.Result>> byLesson = History.results(store.read(), owner).stream()
                .filter(result -> questions.find(result.questionId()).isPresent())
                .collect(Collectors.groupingBy(result -> lesson(result.questionId())));
        Map<String, Trace> traces = new HashMap<>(memories.of(store.read(), owner));
        traces.keySet().removeIf(id -> questions.find(id).isEmpty());
        List<LessonProgress> each = lessons.all().stream()
                .map(lesson -> of(lesson, byLesson.getOrDefault(lesson.number(), List.of()), traces, now))
                .toList();
        int due = each.stream().mapToInt(LessonProgress::due).sum();
        return new StudyProgress(
                each,
                "Percent right of the latest %d answers on the lesson, exams and drills alike; %d answers at least."
                        .formatted(LATEST, ENOUGH),
                readiness(each),
                due,
                due > 0
                        ? Optional.empty()
                        : traces.values().stream().map(Trace::due).min(Instant::compareTo),
                History.lastFullMock(store.read(), owner)
                        .map(taken -> new StudyProgress.LastMock(taken.score(), taken.questions(), taken.at())));
    }

    private LessonProgress of(Lesson lesson, List<History.Result> results, Map<String, Trace> traces, Instant now) {
        List<History.Result> latest = results.stream().limit(LATEST).toList();
        int right = (int) latest.stream().filter(History.Result::right).count();
        return new LessonProgress(
                lesson.number(),
                lesson.title(),
                (int) results.stream()
                        .map(History.Result::questionId)
                        .distinct()
                        .count(),
                questions.ofLesson(lesson.number()).size(),
                latest.size() < ENOUGH ? Optional.empty() : Optional.of(100 * right / latest.size()),
                latest.size(),
                (int) traces.entrySet().stream()
                        .filter(trace -> lesson(trace.getKey()) == lesson.number())
                        .filter(trace -> trace.getValue().isDue(now))
                        .count());
    }

    private Readiness readiness(List<LessonProgress> each) {
        List<String> missing = each.stream()
                .filter(lesson -> lesson.mastery().isEmpty())
                .map(lesson -> String.valueOf(lesson.lessonNumber()))
                .toList();
        if (!missing.isEmpty()) {
            return new Readiness(
                    Optional.empty(),
                    Optional.empty(),
                    "Not enough answers yet: an estimate needs %d in every lesson, and these have fewer: %s."
                            .formatted(ENOUGH, String.join(", ", missing)));
        }
        List<Double> chances = each.stream()
                .flatMap(lesson ->
                        Collections.nCopies(format.blueprint().getOrDefault(lesson.lessonNumber(), 0), chance(lesson))
                                .stream())
                .toList();
        double expected = chances.stream().mapToDouble(Double::doubleValue).sum();
        int needed = Math.ceilDiv(format.questions() * format.passPercent(), 100);
        return new Readiness(
                Optional.of((int) Math.round(expected)),
                Optional.of((int) Math.round(100 * PassChance.of(chances, needed))),
                "From your share of right answers in each lesson and the shares of a full mock; %d of %d are needed. It takes new questions to be as hard as those answered, and counts one wrong and one right answer more than there were, so that few answers promise little."
                        .formatted(needed, format.questions()));
    }

    private static double chance(LessonProgress lesson) {
        double right = lesson.mastery().orElse(0) * lesson.basedOn() / 100.0;
        return (right + 1) / (lesson.basedOn() + 2);
    }

    private int lesson(String questionId) {
        return questions.find(questionId).orElseThrow().lesson();
    }
}
