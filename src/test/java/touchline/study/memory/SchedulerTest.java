package touchline.study.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static touchline.study.memory.Rating.AGAIN;
import static touchline.study.memory.Rating.EASY;
import static touchline.study.memory.Rating.GOOD;
import static touchline.study.memory.Rating.HARD;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.study.memory.Trace.Phase;

/** The values are those that py-fsrs, the reference of FSRS-6, gives with its defaults and without fuzz. */
class SchedulerTest {

    private static final Instant START = Instant.parse("2022-11-29T12:30:00Z");
    private static final Scheduler REFERENCE =
            new Scheduler(List.of(Duration.ofMinutes(1), Duration.ofMinutes(10)), List.of(Duration.ofMinutes(10)), 0.9);

    @Test
    void waitsAsLongAsTheReference() {
        var ratings = List.of(GOOD, GOOD, GOOD, GOOD, GOOD, GOOD, AGAIN, AGAIN, GOOD, GOOD, GOOD, GOOD, GOOD);
        var intervals = new ArrayList<Long>();
        Optional<Trace> trace = Optional.empty();
        Instant now = START;
        for (Rating rating : ratings) {
            Trace next = REFERENCE.review(trace, rating, now);
            intervals.add(Duration.between(next.last(), next.due()).toDays());
            now = next.due();
            trace = Optional.of(next);
        }

        assertThat(intervals).containsExactly(0L, 2L, 11L, 46L, 163L, 498L, 0L, 0L, 2L, 4L, 7L, 12L, 21L);
    }

    @Test
    void remembersAsTheReference() {
        var ratings = List.of(AGAIN, GOOD, GOOD, GOOD, GOOD, GOOD);
        var days = List.of(0, 0, 1, 3, 8, 21);
        Optional<Trace> trace = Optional.empty();
        Instant now = START;
        for (int i = 0; i < ratings.size(); i++) {
            now = now.plus(Duration.ofDays(days.get(i)));
            trace = Optional.of(REFERENCE.review(trace, ratings.get(i), now));
        }

        assertThat(trace.orElseThrow().stability()).isCloseTo(53.62691, within(0.0001));
        assertThat(trace.orElseThrow().difficulty()).isCloseTo(6.3574867, within(0.0001));
    }

    @Test
    void goesThroughTheStepsOfTheReference() {
        Trace good = first(GOOD);
        Trace known = REFERENCE.review(Optional.of(good), GOOD, good.due());
        Trace asked = REFERENCE.review(Optional.of(known), GOOD, known.due());
        Trace forgotten = REFERENCE.review(Optional.of(asked), AGAIN, asked.due());
        Trace relearnt = REFERENCE.review(Optional.of(forgotten), GOOD, forgotten.due());

        assertThat(wait(first(AGAIN))).isEqualTo(Duration.ofMinutes(1));
        assertThat(wait(first(HARD))).isEqualTo(Duration.ofSeconds(330));
        assertThat(wait(good)).isEqualTo(Duration.ofMinutes(10));
        assertThat(first(EASY).phase()).isEqualTo(Phase.REVIEW);
        assertThat(known.phase()).isEqualTo(Phase.REVIEW);
        assertThat(forgotten.phase()).isEqualTo(Phase.RELEARNING);
        assertThat(wait(forgotten)).isEqualTo(Duration.ofMinutes(10));
        assertThat(relearnt.phase()).isEqualTo(Phase.REVIEW);
        assertThat(wait(relearnt)).isGreaterThanOrEqualTo(Duration.ofDays(1));
    }

    @Test
    void difficultyFallsToItsFloor() {
        Optional<Trace> trace = Optional.empty();
        for (int i = 0; i < 10; i++) {
            trace = Optional.of(REFERENCE.review(trace, EASY, START.plusNanos(i * 1_000L)));
        }

        assertThat(trace.orElseThrow().difficulty()).isEqualTo(1.0);
    }

    @Test
    void nineInTenRememberWhenStabilityHasPassed() {
        Trace trace = new Trace(Phase.REVIEW, 0, 30, 5, START, START);

        assertThat(REFERENCE.retrievability(trace, START.plus(Duration.ofDays(30))))
                .isCloseTo(0.9, within(1e-9));
        assertThat(REFERENCE.retrievability(trace, START)).isEqualTo(1);
    }

    private static Trace first(Rating rating) {
        return REFERENCE.review(Optional.empty(), rating, START);
    }

    private static Duration wait(Trace trace) {
        return Duration.between(trace.last(), trace.due());
    }
}
