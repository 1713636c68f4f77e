package touchline.charts;

import java.util.List;

/** Counts as bars with their numbers, two for each row, such as arrivals and departures. */
public record CountBars(Caption caption, String first, String second, List<Row> rows) implements Chart {

    /** The two counts of one row. */
    public record Row(String label, int first, int second) {}

    public CountBars {
        rows = List.copyOf(rows);
    }
}
