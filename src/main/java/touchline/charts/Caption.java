package touchline.charts;

import java.util.List;

/**
 * What stands on a chart beside the drawing, so that it can be read on its own.
 *
 * @param about the season, the pool, its size and the minutes
 * @param sources one line for each source, with its date and licence
 */
public record Caption(String title, String about, List<String> sources) {

    public Caption {
        sources = List.copyOf(sources);
    }
}
