package touchline.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.jobs.Job.Status;
import touchline.problem.Problem;
import touchline.store.Databases;
import touchline.time.SettableClock;

/** What jobs promise on every database. */
@Timeout(180)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class JobsContract {

    /** @param script what the job does, as the test has put it down */
    record Order(String script) {}

    record Answer(String text) {}

    private static final String KIND = "scripted";

    private final Map<String, Node.Body> scripts = new ConcurrentHashMap<>();
    private final String me = UUID.randomUUID().toString();
    private final SettableClock clock = new SettableClock("2026-11-30T07:00:00.123456Z");
    private Node node;

    abstract Databases database();

    @BeforeAll
    void start(@TempDir Path folder) {
        node = Node.start(
                folder,
                database().url(),
                clock,
                List.of(Node.work(
                        KIND,
                        run -> Objects.requireNonNull(Objects.requireNonNull(
                                        scripts.get(run.input(Order.class).script())))
                                .run(run))),
                List.of(),
                "--touchline.jobs.attempts=3",
                "--touchline.jobs.back-off=20ms");
    }

    @AfterAll
    void stop() {
        node.close();
    }

    @Test
    void aJobTellsHowFarItIsWhatItDidAndWhatCameOut() {
        var job = submit(me, run -> {
            int rows = run.step("read", Integer.class, () -> 3);
            run.step("take", Integer.class, () -> {
                run.progress(2, rows);
                run.note("row 3 names no club");
                return 2;
            });
            run.progress(rows, rows);
            return new Answer("2 of 3");
        });
        assertThat(job.status()).isEqualTo(Status.QUEUED);

        var ended = node.ended(job);

        assertThat(ended.status()).isEqualTo(Status.COMPLETED);
        assertThat(ended.result(Answer.class)).contains(new Answer("2 of 3"));
        assertThat(ended.done()).isEqualTo(3);
        assertThat(ended.total()).contains(3L);
        assertThat(ended.attempts()).isEqualTo(1);
        assertThat(ended.reason()).isEmpty();
        assertThat(ended.createdAt()).isEqualTo("2026-11-30T07:00:00.123Z");
        assertThat(ended.finishedAt()).contains(ended.createdAt());
        assertThat(node.jobs().steps(me, job.id()))
                .extracting(Step::name, Step::text)
                .containsExactly(
                        tuple("read", "finished"), tuple("take", "row 3 names no club"), tuple("take", "finished"));
    }

    @Test
    void aKeyNamesOneJobOfAnOwner() {
        scripts.put("keyed", run -> new Answer("done"));
        var key = Optional.of(UUID.randomUUID().toString());
        var first = node.jobs().submit(KIND, me, new Order("keyed"), key);

        assertThat(node.jobs().submit(KIND, me, new Order("keyed"), key).id()).isEqualTo(first.id());
        node.ended(first);
        assertThat(node.jobs().submit(KIND, me, new Order("keyed"), key).status())
                .isEqualTo(Status.COMPLETED);
        assertThat(node.jobs().submit(KIND, "other", new Order("keyed"), key).id())
                .isNotEqualTo(first.id());
        assertThat(node.jobs()
                        .submit(KIND, me, new Order("keyed"), Optional.empty())
                        .id())
                .isNotEqualTo(first.id());
    }

    @Test
    void anotherOwnersJobIsAsOneThatDoesNotExist() {
        var open = new CountDownLatch(1);
        var job = submit(
                me,
                run -> run.step("wait", Boolean.class, () -> {
                    open.await();
                    return true;
                }));

        assertThat(node.jobs().find("somebody", job.id())).isEmpty();
        assertThat(node.jobs().cancel("somebody", job.id())).isEmpty();
        assertThat(node.jobs().steps("somebody", job.id())).isEmpty();
        assertThat(node.jobs().list("somebody", 10)).isEmpty();
        assertThat(node.jobs().list(me, 100)).extracting(Job::id).contains(job.id());
        open.countDown();
        assertThat(node.ended(job).status()).isEqualTo(Status.COMPLETED);
    }

    @Test
    void theNewestJobIsListedFirst() {
        var owner = UUID.randomUUID().toString();
        var first = submit(owner, run -> new Answer("1"));
        clock.pass(Duration.ofSeconds(1));
        var second = submit(owner, run -> new Answer("2"));

        assertThat(node.jobs().list(owner, 10)).extracting(Job::id).containsExactly(second.id(), first.id());
        assertThat(node.jobs().list(owner, 1)).extracting(Job::id).containsExactly(second.id());
    }

    @Test
    void aWaitingJobIsCancelledAtOnce() {
        var runs = new AtomicInteger();
        scripts.put("never", run -> runs.incrementAndGet());

        // Nobody can pick it before the write is committed.
        var cancelled = node.store().write(tx -> {
            var job = node.jobs().submit(KIND, me, new Order("never"), Optional.empty());
            return node.jobs().cancel(me, job.id()).orElseThrow();
        });

        assertThat(cancelled.status()).isEqualTo(Status.CANCELLED);
        assertThat(cancelled.reason()).contains("Cancelled on request.");
        awaitEmptyPlace(cancelled);
        assertThat(runs).hasValue(0);
    }

    @Test
    void aRunningJobIsCancelledAtItsNextStep() throws Exception {
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var after = new AtomicInteger();
        var job = submit(me, run -> {
            run.step("first", Boolean.class, () -> {
                begun.countDown();
                go.await();
                return true;
            });
            return run.step("second", Integer.class, after::incrementAndGet);
        });
        begun.await();

        var asked = node.jobs().cancel(me, job.id()).orElseThrow();
        assertThat(asked.status()).isEqualTo(Status.RUNNING);
        assertThat(asked.cancelRequested()).isTrue();
        go.countDown();

        assertThat(node.ended(job).status()).isEqualTo(Status.CANCELLED);
        assertThat(after).hasValue(0);
        assertThat(node.jobs().steps(me, job.id())).extracting(Step::name).containsExactly("first");
    }

    @Test
    void aJobThatHasEndedStaysAsItIs() {
        var ended = node.ended(submit(me, run -> new Answer("done")));

        assertThat(node.jobs().cancel(me, ended.id())).contains(ended);
    }

    @Test
    void aProblemIsTheReason() {
        var job = submit(me, run -> {
            throw Problem.invalid("file", "columns", "The file has no column name: add one.");
        });

        var ended = node.ended(job);
        assertThat(ended.status()).isEqualTo(Status.FAILED);
        assertThat(ended.reason()).contains("The file has no column name: add one.");
        assertThat(ended.attempts()).isEqualTo(1);
    }

    @Tag("BR-068")
    @Test
    void aProblemThatPassesIsTriedAgain() {
        var calls = new AtomicInteger();
        var job = submit(me, run -> {
            if (calls.incrementAndGet() < 3) {
                throw Problem.unavailable("The source is away.");
            }
            return new Answer("there");
        });

        var ended = node.ended(job);
        assertThat(ended.status()).isEqualTo(Status.COMPLETED);
        assertThat(ended.attempts()).isEqualTo(3);
        assertThat(node.jobs().steps(me, job.id()))
                .extracting(Step::text)
                .allMatch(text -> text.endsWith(": The source is away."))
                .hasSize(2);
    }

    @Test
    void aFaultIsTriedAgainWithoutItsFinishedStepsAndThenAnIncident() {
        var first = new AtomicInteger();
        var second = new AtomicInteger();
        var job = submit(me, run -> {
            run.step("first", Integer.class, first::incrementAndGet);
            return run.step("second", Integer.class, () -> {
                throw new IllegalStateException("secret " + second.incrementAndGet());
            });
        });

        var ended = node.ended(job);
        assertThat(ended.status()).isEqualTo(Status.FAILED);
        assertThat(ended.attempts()).isEqualTo(3);
        assertThat(ended.reason().orElseThrow()).contains("report incident ").doesNotContain("secret");
        assertThat(first).hasValue(1);
        assertThat(second).hasValue(3);
        assertThat(node.jobs().steps(me, job.id())).extracting(Step::text).noneMatch(text -> text.contains("secret"));
    }

    @Test
    void aJobOfAWriteThatIsUndoneDoesNotExist() {
        var owner = UUID.randomUUID().toString();
        assertThatThrownBy(() -> node.store().write(tx -> {
                    node.jobs().submit(KIND, owner, new Order("undone"), Optional.empty());
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");

        assertThat(node.jobs().list(owner, 10)).isEmpty();
        assertThat(node.orphans()).isZero();
    }

    @Test
    void anAttemptThatWasOvertakenWritesNothing() throws Exception {
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var refused = new CountDownLatch(1);
        var job = submit(me, run -> {
            begun.countDown();
            go.await();
            try {
                run.note("too late");
            } catch (Ended ended) {
                refused.countDown();
                throw ended;
            }
            return new Answer("too late");
        });
        begun.await();

        node.store().write(tx -> new JobRows(tx).take(job.id(), Long.MAX_VALUE));
        go.countDown();
        refused.await();

        assertThat(node.jobs().steps(me, job.id())).isEmpty();
        assertThat(node.jobs().find(me, job.id()).orElseThrow().status()).isEqualTo(Status.RUNNING);
    }

    private Job submit(String owner, Node.Body script) {
        var name = UUID.randomUUID().toString();
        scripts.put(name, script);
        return node.jobs().submit(KIND, owner, new Order(name), Optional.empty());
    }

    private void awaitEmptyPlace(Job job) {
        Awaitility.await().atMost(Duration.ofMinutes(2)).until(() -> node.places(job.id()) == 0);
    }
}
