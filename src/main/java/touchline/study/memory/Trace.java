package touchline.study.memory;

import java.time.Instant;

/**
 * What is known of how well a candidate remembers one question.
 *
 * @param phase whether short steps are still to be gone through
 * @param step which of them, from 0; without meaning in {@link Phase#REVIEW}
 * @param stability days after which it is still remembered with a chance of nine in ten
 * @param difficulty 1 to 10
 * @param due when it should be asked again
 */
public record Trace(Phase phase, int step, double stability, double difficulty, Instant last, Instant due) {

    /** Where a question is on its way into memory. */
    public enum Phase {
        LEARNING,
        REVIEW,
        RELEARNING
    }

    public boolean isDue(Instant now) {
        return !due.isAfter(now);
    }
}
