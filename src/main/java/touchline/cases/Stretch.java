package touchline.cases;

import java.util.List;

/**
 * A stretch of a list.
 *
 * @param more whether the list goes on after it
 */
public record Stretch<T>(List<T> items, boolean more) {

    public Stretch {
        items = List.copyOf(items);
    }

    /** @param found one more than {@code limit}, when there is one */
    static <T> Stretch<T> of(List<T> found, int limit) {
        return new Stretch<>(found.subList(0, Math.min(limit, found.size())), found.size() > limit);
    }
}
