package touchline.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What one area offers to clients, in the order clients see it.
 *
 * @param area also the path of the area's own endpoint: {@code /mcp/study}; empty = offered at {@code /mcp} only
 */
public record Offer(String area, List<Tool<?, ?>> tools, List<Prompt> prompts, List<ResourceTemplate> resources) {

    public Offer {
        tools = List.copyOf(tools);
        prompts = List.copyOf(prompts);
        resources = List.copyOf(resources);
    }

    /** One offer for each area, where two modules offer to the same; what each lists keeps its place. */
    public static List<Offer> byArea(Stream<Offer> offers) {
        Map<String, Offer> joined = new LinkedHashMap<>();
        offers.forEach(offer -> joined.merge(offer.area(), offer, Offer::and));
        return List.copyOf(joined.values());
    }

    private Offer and(Offer other) {
        return new Offer(
                area, joined(tools, other.tools), joined(prompts, other.prompts), joined(resources, other.resources));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
