package touchline.charts;

import java.time.LocalDate;
import java.util.List;

/** Times in rows, such as the clubs of a career. */
public record Timeline(Caption caption, List<Span> spans) implements Chart {

    /** @param exact whether both days are known; the others are hatched */
    public record Span(String row, LocalDate from, LocalDate until, boolean exact) {}

    public Timeline {
        spans = List.copyOf(spans);
    }
}
