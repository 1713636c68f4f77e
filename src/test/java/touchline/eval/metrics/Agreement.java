package touchline.eval.metrics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiPredicate;

/** How many of the things found are right, how many are wrong, and how many were missed. */
public record Agreement(int right, int wrong, int missed) {

    public static final Agreement NONE = new Agreement(0, 0, 0);

    /** Pairs each thing found with at most one expected, in order. */
    public static <F, E> Agreement between(Collection<F> found, Collection<E> expected, BiPredicate<F, E> same) {
        List<E> left = new ArrayList<>(expected);
        int right = 0;
        for (F one : found) {
            var partner = left.stream().filter(other -> same.test(one, other)).findFirst();
            if (partner.isPresent()) {
                left.remove(partner.get());
                right++;
            }
        }
        return new Agreement(right, found.size() - right, left.size());
    }

    public Agreement plus(Agreement other) {
        return new Agreement(right + other.right, wrong + other.wrong, missed + other.missed);
    }

    /** The right share of what was found; 1 where nothing was. */
    public double precision() {
        return share(right, right + wrong);
    }

    /** The found share of what there is; 1 where there is nothing. */
    public double recall() {
        return share(right, right + missed);
    }

    /** The harmonic mean of precision and recall. */
    public double f1() {
        return share(2 * right, 2 * right + wrong + missed);
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 1 : part / (double) whole;
    }
}
