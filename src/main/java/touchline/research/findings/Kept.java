package touchline.research.findings;

import java.util.List;

/**
 * The findings that were kept.
 *
 * @param ids of those, in their order
 * @param dropped one sentence for each draft that was not kept
 */
public record Kept(List<String> ids, List<String> dropped) {

    public Kept {
        ids = List.copyOf(ids);
        dropped = List.copyOf(dropped);
    }
}
