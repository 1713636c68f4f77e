package touchline.charts;

import java.util.List;
import java.util.Set;

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
        int sides = Set.copyOf(axes).size();
        if (sides < 3
                || sides < axes.size()
                || shapes.stream().anyMatch(it -> it.percentiles().size() != sides)) {
            throw new IllegalArgumentException("A radar has three or more different axes, and a percentile for each");
        }
    }
}
