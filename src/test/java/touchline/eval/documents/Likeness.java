package touchline.eval.documents;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How alike two lists are. */
final class Likeness {

    private Likeness() {}

    /** The harmonic mean of precision and recall of what both have, whatever their order; 1 when both are empty. */
    static double f1(Collection<String> truth, Collection<String> found) {
        if (truth.isEmpty() && found.isEmpty()) {
            return 1;
        }
        return 2.0 * common(truth, found) / (truth.size() + found.size());
    }

    /** The share of the truth that was found, each once. */
    static double recall(Collection<String> truth, Collection<String> found) {
        return truth.isEmpty() ? 1 : (double) common(truth, found) / truth.size();
    }

    /** Twice the longest common subsequence over both lengths. */
    static double order(List<String> truth, List<String> found) {
        int[] row = new int[found.size() + 1];
        for (var token : truth) {
            int diagonal = 0;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                row[j] = token.equals(found.get(j - 1)) ? diagonal + 1 : Math.max(above, row[j - 1]);
                diagonal = above;
            }
        }
        int all = truth.size() + found.size();
        return all == 0 ? 1 : 2.0 * row[row.length - 1] / all;
    }

    private static int common(Collection<String> truth, Collection<String> found) {
        Map<String, Integer> left = new HashMap<>();
        truth.forEach(one -> left.merge(one, 1, Integer::sum));
        int common = 0;
        for (var one : new ArrayList<>(found)) {
            if (left.merge(one, -1, Integer::sum) >= 0) {
                common++;
            }
        }
        return common;
    }
}
