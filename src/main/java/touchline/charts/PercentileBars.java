package touchline.charts;

import java.util.List;

/** Percentiles from 0 to 100 as bars with their figures, in groups. */
public record PercentileBars(Caption caption, List<Bar> bars) implements Chart {

    /**
     * @param group what it belongs to, such as attacking
     * @param value the figure itself with its unit
     */
    public record Bar(String group, String label, double percentile, String value) {}

    public PercentileBars {
        bars = List.copyOf(bars);
        if (bars.stream().map(bar -> bar.group() + bar.label()).distinct().count() < bars.size()) {
            throw new IllegalArgumentException("Of two bars with one name, one would hide the other");
        }
    }
}
