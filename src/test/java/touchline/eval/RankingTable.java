package touchline.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import touchline.eval.metrics.PairedDifference;
import touchline.eval.metrics.Ranking;

/** How well each leg ranks, over all questions and by language. */
record RankingTable(List<Judged> answerable) {

    String markdown() {
        List<String> lines = new ArrayList<>(
                List.of("| questions | leg | nDCG@10 | recall@10 | recall@20 | MRR |", "|---|---|---|---|---|---|"));
        groups().forEach((name, group) -> {
            for (Leg leg : Leg.values()) {
                lines.add(row("%s (%d)".formatted(name, group.size()), leg, group));
            }
        });
        lines.add("");
        for (Leg leg : List.of(Leg.WORDS, Leg.MEANING, Leg.RRF)) {
            lines.add(difference(leg));
        }
        return String.join("\n", lines);
    }

    private Map<String, List<Judged>> groups() {
        Map<String, List<Judged>> byLanguage = answerable.stream()
                .collect(Collectors.groupingBy(one -> one.question().language(), TreeMap::new, Collectors.toList()));
        if (byLanguage.size() > 1) {
            byLanguage.put("all", answerable);
        }
        return byLanguage;
    }

    private static String row(String name, Leg leg, List<Judged> group) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.4f | %.4f | %.4f | %.4f |",
                name,
                leg.title(),
                mean(group, leg, ranking -> ranking.ndcg(10)),
                mean(group, leg, ranking -> ranking.recall(10)),
                mean(group, leg, ranking -> ranking.recall(20)),
                mean(group, leg, Ranking::reciprocalRank));
    }

    private static double mean(List<Judged> group, Leg leg, ToDoubleFunction<Ranking> figure) {
        return group.stream()
                .map(one -> one.by(leg))
                .mapToDouble(figure)
                .average()
                .orElse(Double.NaN);
    }

    private String difference(Leg other) {
        PairedDifference difference = PairedDifference.of(gains(Leg.CONVEX), gains(other));
        return String.format(
                Locale.ROOT,
                "- %s over %s: %+.4f nDCG@10, 95 %% interval %+.4f to %+.4f.",
                Leg.CONVEX.title(),
                other.title(),
                difference.mean(),
                difference.low(),
                difference.high());
    }

    private double[] gains(Leg leg) {
        return answerable.stream().mapToDouble(one -> one.by(leg).ndcg(10)).toArray();
    }
}
