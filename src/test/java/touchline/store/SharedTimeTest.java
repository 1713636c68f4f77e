package touchline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SharedTimeTest {

    @TempDir
    private Path folder;

    private final AtomicLong stopwatch = new AtomicLong(-5);

    @ParameterizedTest
    @EnumSource
    void itIsTheDatabasesTimeWhateverTheZoneOfTheHost(Databases database) {
        var zone = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
        try (var context = database.open(folder)) {
            var time = new SharedTime(context.getBean(Store.class), stopwatch::get);

            // Both databases run on this machine.
            assertThat(time.now()).isCloseTo(Clock.systemUTC().instant(), within(2, ChronoUnit.MINUTES));
        } finally {
            TimeZone.setDefault(zone);
        }
    }

    @ParameterizedTest
    @EnumSource
    void itGoesOnWhileTheDatabaseIsAway(Databases database) {
        SharedTime time;
        try (var context = database.open(folder)) {
            time = new SharedTime(context.getBean(Store.class), stopwatch::get);
        }
        var start = time.now();

        for (int seconds : new int[] {30, 40, 100}) {
            stopwatch.addAndGet(Duration.ofSeconds(seconds).toNanos());
            assertThat(time.now()).isAfterOrEqualTo(start.plusSeconds(seconds));
        }
        assertThat(time.now()).isEqualTo(start.plusSeconds(170));
    }
}
