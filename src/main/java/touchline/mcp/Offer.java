package touchline.mcp;

import java.util.List;

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
}
