package touchline.study.memory;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import touchline.study.memory.Trace.Phase;

/**
 * Says when a question is asked again.
 *
 * @param learning short waits before a new question counts as learnt
 * @param relearning the same after it was forgotten
 * @param retention the chance of remembering at which it is asked again
 */
public record Scheduler(List<Duration> learning, List<Duration> relearning, double retention) {

    private static final int LONGEST = 36_500;

    public Scheduler {
        learning = List.copyOf(learning);
        relearning = List.copyOf(relearning);
    }

    /** For drills: a wrong answer comes back after ten minutes, a right one after days. */
    public static Scheduler forDrills() {
        var soon = List.of(Duration.ofMinutes(10));
        return new Scheduler(soon, soon, 0.9);
    }

    /** The chance that it is remembered now. */
    public double retrievability(Trace trace, Instant now) {
        return Curve.retrievability(trace.stability(), days(trace, now));
    }

    /** @param before absent = never answered */
    public Trace review(Optional<Trace> before, Rating rating, Instant now) {
        return before.map(trace -> again(trace, rating, now)).orElseGet(() -> first(rating, now));
    }

    private Trace first(Rating rating, Instant now) {
        return placed(Phase.LEARNING, 0, Curve.firstStability(rating), Curve.firstDifficulty(rating), rating, now);
    }

    private Trace again(Trace trace, Rating rating, Instant now) {
        double stability = days(trace, now) < 1
                ? Curve.sameDay(trace.stability(), rating)
                : Curve.nextStability(trace.difficulty(), trace.stability(), retrievability(trace, now), rating);
        return placed(
                trace.phase(), trace.step(), stability, Curve.nextDifficulty(trace.difficulty(), rating), rating, now);
    }

    private Trace placed(Phase phase, int step, double stability, double difficulty, Rating rating, Instant now) {
        boolean reviewing = phase == Phase.REVIEW;
        Phase within = reviewing && rating == Rating.AGAIN && !relearning.isEmpty() ? Phase.RELEARNING : phase;
        List<Duration> steps = within == Phase.LEARNING ? learning : relearning;
        int reached = reviewing || rating == Rating.AGAIN ? 0 : rating == Rating.GOOD ? step + 1 : step;
        boolean done = (reviewing && within == Phase.REVIEW) || rating == Rating.EASY || reached >= steps.size();
        Duration wait = done
                ? Duration.ofDays(Math.clamp(Math.round(Curve.interval(stability, retention)), 1, LONGEST))
                : wait(steps, reached, rating);
        return new Trace(done ? Phase.REVIEW : within, done ? 0 : reached, stability, difficulty, now, now.plus(wait));
    }

    /** With trouble at the first step: half-way to the second, or half as long again where there is none. */
    private static Duration wait(List<Duration> steps, int step, Rating rating) {
        Duration wait = steps.get(step);
        if (rating != Rating.HARD || step > 0) {
            return wait;
        }
        return steps.size() == 1
                ? wait.multipliedBy(3).dividedBy(2)
                : wait.plus(steps.get(1)).dividedBy(2);
    }

    private static long days(Trace trace, Instant now) {
        return ChronoUnit.DAYS.between(trace.last(), now);
    }
}
