package touchline.football;

import java.util.List;

/**
 * A stretch of a list.
 *
 * @param total how many the whole list has
 * @param next the offset at which the list goes on; at the end it is {@code total}
 */
public record Page<T>(List<T> items, int total, int next) {

    public Page {
        items = List.copyOf(items);
    }

    public boolean isLast() {
        return next >= total;
    }
}
