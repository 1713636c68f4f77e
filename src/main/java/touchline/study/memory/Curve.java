package touchline.study.memory;

import static touchline.study.memory.Rating.AGAIN;
import static touchline.study.memory.Rating.EASY;
import static touchline.study.memory.Rating.GOOD;
import static touchline.study.memory.Rating.HARD;

/** The formulas of FSRS-6: how stability and difficulty change, and how what is stable fades. */
final class Curve {

    private static final double[] W = {
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
    };
    private static final double DECAY = -W[20];
    private static final double FACTOR = Math.pow(0.9, 1 / DECAY) - 1;
    private static final double LEAST_STABILITY = 0.001;

    private Curve() {}

    /** The chance of remembering after whole days. */
    static double retrievability(double stability, long days) {
        return Math.pow(1 + FACTOR * Math.max(0, days) / stability, DECAY);
    }

    /** Days until the chance of remembering has fallen to {@code retention}. */
    static double interval(double stability, double retention) {
        return stability / FACTOR * (Math.pow(retention, 1 / DECAY) - 1);
    }

    static double firstStability(Rating rating) {
        return Math.max(LEAST_STABILITY, W[rating.grade() - 1]);
    }

    static double firstDifficulty(Rating rating) {
        return within(unboundedDifficulty(rating));
    }

    static double nextDifficulty(double difficulty, Rating rating) {
        double change = -W[6] * (rating.grade() - 3);
        double damped = difficulty + (10 - difficulty) * change / 9;
        return within(W[7] * unboundedDifficulty(EASY) + (1 - W[7]) * damped);
    }

    /** After a second answer on the same day. */
    static double sameDay(double stability, Rating rating) {
        double growth = Math.exp(W[17] * (rating.grade() - 3 + W[18])) * Math.pow(stability, -W[19]);
        return Math.max(LEAST_STABILITY, stability * (rating == GOOD || rating == EASY ? Math.max(growth, 1) : growth));
    }

    static double nextStability(double difficulty, double stability, double retrievability, Rating rating) {
        double next = rating == AGAIN
                ? forgotten(difficulty, stability, retrievability)
                : recalled(difficulty, stability, retrievability, rating);
        return Math.max(LEAST_STABILITY, next);
    }

    private static double forgotten(double difficulty, double stability, double retrievability) {
        double lasting = W[11]
                * Math.pow(difficulty, -W[12])
                * (Math.pow(stability + 1, W[13]) - 1)
                * Math.exp((1 - retrievability) * W[14]);
        return Math.min(lasting, stability / Math.exp(W[17] * W[18]));
    }

    private static double recalled(double difficulty, double stability, double retrievability, Rating rating) {
        double penalty = rating == HARD ? W[15] : 1;
        double bonus = rating == EASY ? W[16] : 1;
        double growth = Math.exp(W[8])
                * (11 - difficulty)
                * Math.pow(stability, -W[9])
                * (Math.exp((1 - retrievability) * W[10]) - 1);
        return stability * (1 + growth * penalty * bonus);
    }

    private static double unboundedDifficulty(Rating rating) {
        return W[4] - Math.exp(W[5] * (rating.grade() - 1)) + 1;
    }

    private static double within(double difficulty) {
        return Math.clamp(difficulty, 1, 10);
    }
}
