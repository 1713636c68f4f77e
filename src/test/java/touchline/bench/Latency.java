package touchline.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * How long questions took.
 *
 * @param questions asked
 * @param found passages read over all questions
 * @param p50 in milliseconds, as {@code p99}
 */
record Latency(int questions, long found, double p50, double p99) {

    /**
     * Asks one question after another, in turn from the first, and stops early when the time is up.
     *
     * @param most how many at most
     * @param seconds after which no further question is asked
     */
    static Latency of(List<String> questions, int most, int seconds, ToIntFunction<String> search) {
        double[] took = new double[most];
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        int asked = 0;
        long found = 0;
        while (asked < most && System.nanoTime() < end) {
            long start = System.nanoTime();
            found += search.applyAsInt(questions.get(asked % questions.size()));
            took[asked++] = (System.nanoTime() - start) / 1e6;
        }
        double[] sorted = Arrays.copyOf(took, asked);
        Arrays.sort(sorted);
        return new Latency(asked, found, at(sorted, 0.5), at(sorted, 0.99));
    }

    /** The nearest rank. */
    static double at(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
