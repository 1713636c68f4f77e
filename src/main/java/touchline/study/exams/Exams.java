package touchline.study.exams;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.IntSupplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;
import touchline.store.Store;
import touchline.study.Question;
import touchline.study.Questions;
import touchline.study.memory.Memories;

/** Everybody's attempts. The time is the server's; what was saved before the end counts, whoever ends it. */
public final class Exams {

    /** @param resumed whether it was open already */
    public record Begun(Attempt attempt, boolean resumed, Instant now) {}

    /** @param notCounted ids of questions whose answers came when the attempt had ended */
    public record Submitted(Attempt attempt, List<String> notCounted, Instant now) {}

    private final Store store;
    private final Clock clock;
    private final Questions questions;
    private final ExamFormat format;
    private final Memories memories;
    private final IntSupplier seeds;
    private final AttemptRows rows;

    public Exams(
            Store store, Clock clock, Questions questions, ExamFormat format, Memories memories, IntSupplier seeds) {
        this.store = store;
        this.clock = clock;
        this.questions = questions;
        this.format = format;
        this.memories = memories;
        this.seeds = seeds;
        this.rows = new AttemptRows(questions);
    }

    /**
     * Begins an exam or a practice, or goes on with the one of the same kind and lesson that is open.
     *
     * @throws Problem INVALID_ARGUMENT when the lesson is missing, or given where all are asked
     */
    public Begun start(String owner, Kind kind, Optional<Integer> lesson) {
        if (kind.isOfOneLesson() && lesson.isEmpty()) {
            throw Problem.invalid(
                    "lesson_number", "required", "%s is about one lesson: say which, 1 to 8.".formatted(kind.word()));
        }
        if (!kind.isOfOneLesson() && lesson.isPresent()) {
            throw Problem.invalid(
                    "lesson_number",
                    "only with chapter-mock or lesson-practice",
                    "A full mock goes over all lessons: leave lesson_number out, or ask for chapter-mock.");
        }
        Instant now = now();
        return store.write(database -> {
            closeExpired(database, owner, now);
            return rows.open(database, owner).stream()
                    .filter(open -> open.kind() == kind && open.lesson().equals(lesson))
                    .findFirst()
                    .map(open -> new Begun(open, true, now))
                    .orElseGet(() -> new Begun(begin(database, owner, kind, lesson, now), false, now));
        });
    }

    /** Begins a drill, whose questions somebody else has chosen. */
    public Attempt drill(String owner, Optional<Integer> lesson, List<Question> chosen, Instant now) {
        int seed = seeds.getAsInt();
        List<Sheet> sheets = new Draw(seed, Map.of()).sheets(chosen);
        return store.write(database -> added(database, owner, Kind.DRILL, lesson, seed, sheets, now));
    }

    /**
     * Saves answers; ends and marks the attempt when asked to, when every question has an answer and nothing was said
     * about ending it, or when its time is over. What comes after the end changes nothing.
     *
     * @param finish absent = end it when every question has an answer
     * @throws Problem NOT_FOUND for an attempt that is not the owner's, INVALID_ARGUMENT for an answer that does not fit
     */
    public Submitted submit(String owner, String attemptId, List<Answer> answers, Optional<Boolean> finish) {
        Instant now = now();
        return store.write(database -> {
            Attempt attempt = rows.find(database, owner, attemptId.strip())
                    .orElseThrow(() -> Problem.notFound(
                            "You have no attempt with this id: generate_mock_exam or drill_weak_topic begins one."));
            List<Sheet> filled = Marking.filled(attempt, answers);
            if (!attempt.isOpen() || attempt.isOver(now, format.grace())) {
                Attempt ended = attempt.isOpen()
                        ? end(database, attempt, attempt.expiresAt().orElse(now))
                        : attempt;
                return new Submitted(ended, notCounted(ended, filled), now);
            }
            filled.forEach(sheet -> rows.save(database, attempt.id(), sheet));
            Attempt saved = attempt.with(attempt.sheets().stream()
                    .map(sheet -> filled.stream()
                            .filter(it -> it.number() == sheet.number())
                            .findFirst()
                            .orElse(sheet))
                    .toList());
            boolean ends = finish.orElse(saved.answered() == saved.sheets().size());
            return new Submitted(ends ? end(database, saved, now) : saved, List.of(), now);
        });
    }

    /** Ends what has run out, so that it counts. */
    public void closeExpired(String owner) {
        boolean any = rows.open(store.read(), owner).stream().anyMatch(open -> open.isOver(now(), format.grace()));
        if (any) {
            store.write(database -> closeExpired(database, owner, now()));
        }
    }

    private int closeExpired(JdbcClient database, String owner, Instant now) {
        List<Attempt> over = rows.open(database, owner).stream()
                .filter(open -> open.isOver(now, format.grace()))
                .toList();
        over.forEach(attempt -> end(database, attempt, attempt.expiresAt().orElse(now)));
        return over.size();
    }

    private Attempt begin(JdbcClient database, String owner, Kind kind, Optional<Integer> lesson, Instant now) {
        LocalDate day = LocalDate.ofInstant(now, ZoneOffset.UTC);
        List<Question> pool = questions.validOn(day).stream()
                .filter(question -> !question.isSample())
                .filter(question -> lesson.filter(it -> it != question.lesson()).isEmpty())
                .toList();
        int seed = seeds.getAsInt();
        Draw draw = new Draw(seed, rows.seen(database, owner));
        List<Question> chosen = kind == Kind.FULL_MOCK
                ? draw.blueprint(pool, format.blueprint())
                : draw.some(pool, kind == Kind.CHAPTER_MOCK ? format.questions() : format.practiceQuestions());
        return added(database, owner, kind, lesson, seed, draw.sheets(chosen), now);
    }

    private Attempt added(
            JdbcClient database,
            String owner,
            Kind kind,
            Optional<Integer> lesson,
            int seed,
            List<Sheet> sheets,
            Instant now) {
        var attempt = new Attempt(
                UUID.randomUUID().toString(),
                owner,
                kind,
                lesson,
                seed,
                now,
                kind.isTimed() ? Optional.of(now.plus(Duration.ofMinutes(format.minutes()))) : Optional.empty(),
                Optional.empty(),
                sheets);
        rows.add(database, attempt);
        return attempt;
    }

    private Attempt end(JdbcClient database, Attempt attempt, Instant at) {
        Attempt ended = attempt.finished(at);
        rows.finish(database, ended);
        ended.sheets().stream()
                .filter(sheet -> sheet.chosen().isPresent())
                .forEach(sheet -> memories.answered(
                        database, ended.owner(), sheet.question().id(), sheet.isRight(), at));
        return ended;
    }

    /** Sending the same again is no late answer. */
    private static List<String> notCounted(Attempt ended, List<Sheet> filled) {
        return filled.stream()
                .filter(sheet -> ended.sheets().stream().noneMatch(kept -> Objects.equals(kept, sheet)))
                .map(sheet -> sheet.question().id())
                .toList();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }
}
