package touchline.charts;

import java.util.List;

/** Percentiles from 0 to 100 of one or several players, one axis for each metric, with the middle of the pool. */
public record PercentileRadar(Caption caption, List<String> axes, List<Shape> shapes) implements Chart {

    /** @param percentiles one for each axis */
    public record Shape(String name, List<Double> percentiles) {

        public Shape {
            percentiles = List.copyOf(percentiles);
        }
    }

    public PercentileRadar {
        axes = List.copyOf(axes);
        shapes = List.copyOf(shapes);
        int sides = axes.size();
        if (sides < 3 || shapes.stream().anyMatch(it -> it.percentiles().size() != sides)) {
            throw new IllegalArgumentException("A radar has three or more axes, and a percentile for each");
        }
    }
}
