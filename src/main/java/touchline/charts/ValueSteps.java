package touchline.charts;

import java.time.LocalDate;
import java.util.List;

/** An amount that holds from one day until the next; after a year without a new one the line breaks off. */
public record ValueSteps(Caption caption, String unit, List<Point> points) implements Chart {

    /** @param amount in the unit of the chart */
    public record Point(LocalDate day, double amount) {}

    public ValueSteps {
        points = List.copyOf(points);
    }
}
