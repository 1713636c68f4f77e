package touchline.eval.metrics;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * One list of records found for one question, beside what the judges say.
 *
 * @param found identifiers, best first; a second mention of the same record counts for nothing
 * @param grades how relevant each relevant record is, 1 or more; a record that is not named is not relevant
 */
public record Ranking(List<String> found, Map<String, Integer> grades) {

    public Ranking {
        found = found.stream().distinct().toList();
        grades = Map.copyOf(grades);
        if (grades.isEmpty() || grades.values().stream().anyMatch(grade -> grade < 1)) {
            throw new IllegalArgumentException("a ranking is judged by at least one record of grade 1 or more");
        }
    }

    /** Normalised discounted cumulative gain over the first {@code k}, with the grade itself as gain (as trec_eval). */
    public double ndcg(int k) {
        List<Integer> gains =
                found.stream().limit(k).map(id -> grades.getOrDefault(id, 0)).toList();
        List<Integer> best = grades.values().stream()
                .sorted(Comparator.reverseOrder())
                .limit(k)
                .toList();
        return discounted(gains) / discounted(best);
    }

    /** The share of the answers, which are the records of the best grade there is, among the first {@code k}. */
    public double recall(int k) {
        long answers = grades.keySet().stream().filter(this::answers).count();
        return found.stream().limit(k).filter(this::answers).count() / (double) answers;
    }

    /** One divided by the place of the first answer; 0 where there is none. */
    public double reciprocalRank() {
        for (int place = 0; place < found.size(); place++) {
            if (answers(found.get(place))) {
                return 1.0 / (place + 1);
            }
        }
        return 0;
    }

    private boolean answers(String id) {
        return grades.getOrDefault(id, 0).equals(Collections.max(grades.values()));
    }

    private static double discounted(List<Integer> gains) {
        double sum = 0;
        for (int place = 0; place < gains.size(); place++) {
            sum += gains.get(place) * Math.log(2) / Math.log(place + 2);
        }
        return sum;
    }
}
