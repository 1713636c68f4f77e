package touchline.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.jobs.Job.Status;
import touchline.problem.Problem;
import touchline.store.Databases;
import touchline.time.SettableClock;

/** Nodes that start and stop, with what is due while they run and while they do not. */
@Timeout(300)
class RunningTest {

    private static final Schedule DAILY = Schedule.daily("daily", LocalTime.of(7, 25));
    private static final Schedule WEEKLY = Schedule.weekly("weekly", DayOfWeek.MONDAY, LocalTime.of(7, 40));

    @TempDir
    private Path temporary;

    private final SettableClock clock = new SettableClock("2026-11-30T07:40:00Z");

    @Tag("BR-068")
    @Test
    void daysOfDowntimeAreCaughtUpWithOneRun() {
        try (var node = scheduling("a", "")) {
            assertThat(periods(node)).containsExactlyInAnyOrder("2026-11-30", "2026-W49");
        }
        clock.set("2026-12-03T12:00:00Z");

        try (var node = scheduling("a", "")) {
            assertThat(periods(node)).containsExactlyInAnyOrder("2026-11-30", "2026-W49", "2026-12-03");
            clock.set("2026-12-04T07:25:00Z");
            node.timetable().round();
            assertThat(periods(node)).contains("2026-12-04").hasSize(4);
        }
    }

    @Tag("BR-066")
    @Test
    void twoNodesMakeOneRunOfAPeriod() {
        var url = Databases.POSTGRES.url();
        try (var one = scheduling("a", url);
                var other = scheduling("b", url)) {
            clock.set("2026-12-07T07:40:00Z");

            CompletableFuture.allOf(
                            CompletableFuture.runAsync(one.timetable()::round),
                            CompletableFuture.runAsync(other.timetable()::round))
                    .join();

            assertThat(periods(one)).containsExactlyInAnyOrder("2026-11-30", "2026-W49", "2026-12-07", "2026-W50");
            assertThat(periods(other)).hasSize(4);
            assertThat(one.jobs().list(Schedule.OWNER, 10)).allMatch(job -> job.attempts() == 1);
        }
    }

    @Test
    void aRunAskedForByHandIsTheScheduledOne() {
        try (var node = scheduling("a", "")) {
            var due = DAILY.last(clock.instant());

            assertThat(node.jobs().submit(due).id())
                    .isEqualTo(node.jobs().submit(due).id());
            assertThat(periods(node)).hasSize(2);
        }
    }

    @Test
    void aStopLetsTheStepEndAndCountsAsNoAttempt() throws Exception {
        var begun = new CountDownLatch(1);
        var steps = new AtomicInteger();
        Job job;
        try (var node = node(
                "",
                Node.work(
                        "long",
                        run -> run.step("one", Integer.class, () -> {
                            begun.countDown();
                            for (long done = 0; true; done++) {
                                run.progress(done, Long.MAX_VALUE);
                            }
                        })))) {
            job = node.jobs().submit("long", "me", 0, Optional.empty());
            begun.await();
        }

        try (var node = node("", Node.work("long", run -> run.step("one", Integer.class, steps::incrementAndGet)))) {
            var ended = node.ended(job);
            assertThat(ended.status()).isEqualTo(Status.COMPLETED);
            assertThat(ended.attempts()).isEqualTo(1);
            assertThat(steps).hasValue(1);
        }
    }

    @Test
    void aJobThatWaitsForItsNextAttemptIsCancelledAtOnce() {
        try (var node = node("", Node.work("away", run -> {
            throw Problem.unavailable("The source is away.");
        }))) {
            var job = node.jobs().submit("away", "me", 0, Optional.empty());
            Awaitility.await()
                    .atMost(Duration.ofMinutes(2))
                    .until(() -> !node.jobs().steps("me", job.id()).isEmpty());

            node.jobs().cancel("me", job.id());

            assertThat(node.ended(job).status()).isEqualTo(Status.CANCELLED);
        }
    }

    @Test
    void whatIsCutOffAgainAndAgainIsGivenUp() {
        try (var node = node("", Node.work("cut-off", run -> true))) {
            var job = node.store().write(tx -> {
                var submitted = node.jobs().submit("cut-off", "me", 0, Optional.empty());
                for (int attempt = 1; attempt <= 4; attempt++) {
                    new JobRows(tx).begin(submitted.id(), clock.instant());
                }
                return submitted;
            });

            var ended = node.ended(job);
            assertThat(ended.status()).isEqualTo(Status.FAILED);
            assertThat(ended.reason().orElseThrow()).startsWith("The work was cut off 4 times");
        }
    }

    @Test
    void aNodeThatIsToDoNoJobsLeavesThem() {
        try (var node = Node.start(temporary, "", clock, List.of(), List.of(DAILY), "--touchline.jobs.parallel=0")) {
            node.jobs().submit("any", "me", 0, Optional.empty());

            assertThat(node.context().getBean(Running.class).isRunning()).isFalse();
            assertThat(node.jobs().list(Schedule.OWNER, 10)).isEmpty();
        }
    }

    private Node node(String url, Work work) {
        return Node.start(temporary, url, clock, List.of(work), List.of(), "--touchline.jobs.back-off=1h");
    }

    private Node scheduling(String folder, String url) {
        Node.Body body = run -> run.input(Schedule.Due.class).period();
        var node = Node.start(
                temporary.resolve(folder),
                url,
                clock,
                List.of(Node.work("daily", body), Node.work("weekly", body)),
                List.of(DAILY, WEEKLY));
        node.timetable().round();
        return node;
    }

    /** What all runs that there are have returned in the end. */
    private static List<String> periods(Node node) {
        return node.jobs().list(Schedule.OWNER, 10).stream()
                .map(job -> node.ended(job).result(String.class).orElseThrow())
                .toList();
    }
}
