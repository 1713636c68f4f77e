package touchline.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.jobs.Job.Status;
import touchline.store.Child;
import touchline.store.Databases;
import touchline.time.SettableClock;

/** A process dies in the middle of a job, which goes on where it was. */
@Timeout(300)
class KilledProcessTest {

    private static final String START = "2026-11-30T07:26:00Z";

    @TempDir
    private Path temporary;

    @ParameterizedTest
    @EnumSource
    void theSameNodeGoesOnWhenItIsBack(Databases database) throws Exception {
        var url = database.url();
        killInTheMiddle(url);

        try (var again = goOn("node", url, START)) {
            assertThatItIsDoneOnce(again);
        }
    }

    @Tag("BR-066")
    @Test
    void anotherNodeWhoseClockIsAheadTakesOverWhatNobodyHoldsAnyMore() throws Exception {
        var url = Databases.POSTGRES.url();
        try (var child = child(url)) {
            assertThat(child.hear(HalfWay.IN_THE_MIDDLE)).isPresent();
            try (var other = goOn("other", url, "2026-11-30T07:29:00Z")) {
                child.kill();
                assertThatItIsDoneOnce(other);
            }
        }
    }

    private void killInTheMiddle(String url) throws Exception {
        try (var child = child(url)) {
            assertThat(child.hear(HalfWay.IN_THE_MIDDLE)).isPresent();
            child.kill();
        }
    }

    private Child child(String url) throws Exception {
        return Child.run(HalfWay.class, temporary.resolve("node").toString(), url, marks().toString(), START);
    }

    private Node goOn(String folder, String url, String time) {
        return HalfWay.start(
                temporary.resolve(folder), url, new SettableClock(time), HalfWay.work(marks(), () -> true));
    }

    private void assertThatItIsDoneOnce(Node node) throws Exception {
        var job = node.ended(HalfWay.job(node));
        assertThat(job.status()).isEqualTo(Status.COMPLETED);
        assertThat(job.attempts()).isEqualTo(2);
        assertThat(Files.readAllLines(marks())).containsExactly("first", "second", "third");
        assertThat(node.jobs().list(Schedule.OWNER, 10)).hasSize(1);
    }

    private Path marks() {
        return temporary.resolve("marks");
    }
}
