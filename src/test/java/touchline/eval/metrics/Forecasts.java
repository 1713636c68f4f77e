package touchline.eval.metrics;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** How well forecasts rank (AUROC) and how far their probabilities can be taken at their word (ECE, Brier). */
public record Forecasts(List<Forecast> all) {

    private static final int BINS = 10;

    public Forecasts {
        all = List.copyOf(all);
    }

    /** The chance that one that came was given more than one that did not; a tie is half; NaN where one kind lacks. */
    public double auroc() {
        double[] came = probabilities(true);
        double[] not = probabilities(false);
        double won = 0;
        for (double high : came) {
            for (double low : not) {
                won += high > low ? 1 : high == low ? 0.5 : 0;
            }
        }
        return won / ((double) came.length * not.length);
    }

    /** The mean gap between probability and frequency over ten bins of equal width, weighted by their size. */
    public double calibrationError() {
        Collection<List<Forecast>> bins = all.stream()
                .collect(Collectors.groupingBy(one -> Math.min(BINS - 1, (int) (one.probability() * BINS))))
                .values();
        return bins.stream().mapToDouble(Forecasts::gap).sum() / all.size();
    }

    /** The mean square of the distance between probability and outcome. */
    public double brier() {
        return all.stream()
                .mapToDouble(one -> Math.pow(one.probability() - one.outcome(), 2))
                .average()
                .orElse(Double.NaN);
    }

    private static double gap(List<Forecast> bin) {
        return Math.abs(bin.stream()
                .mapToDouble(one -> one.probability() - one.outcome())
                .sum());
    }

    private double[] probabilities(boolean came) {
        return all.stream()
                .filter(one -> one.came() == came)
                .mapToDouble(Forecast::probability)
                .toArray();
    }
}
