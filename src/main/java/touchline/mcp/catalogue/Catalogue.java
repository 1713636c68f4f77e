package touchline.mcp.catalogue;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.util.RawValue;
import touchline.mcp.Offer;
import touchline.mcp.Prompt;
import touchline.mcp.ResourceTemplate;

/** What one endpoint offers, found by name, with the tool list written once. */
public final class Catalogue {

    private final Map<String, ToolEntry<?, ?>> tools;
    private final Map<String, Prompt> prompts;
    private final List<ResourceTemplate> templates;
    private final RawValue toolList;

    public Catalogue(List<Offer> offers) {
        this.tools = byName(
                offers.stream()
                        .flatMap(offer -> offer.tools().stream())
                        .<ToolEntry<?, ?>>map(ToolEntry::of)
                        .toList(),
                ToolEntry::name);
        this.prompts = byName(
                offers.stream().flatMap(offer -> offer.prompts().stream()).toList(), Prompt::name);
        this.templates =
                offers.stream().flatMap(offer -> offer.resources().stream()).toList();
        this.toolList =
                Json.raw(tools.values().stream().map(ToolEntry::declaration).toList());
    }

    public Optional<ToolEntry<?, ?>> tool(String name) {
        return Optional.ofNullable(tools.get(name));
    }

    /** The declarations of all tools as one JSON array. */
    public RawValue toolList() {
        return toolList;
    }

    public Optional<Prompt> prompt(String name) {
        return Optional.ofNullable(prompts.get(name));
    }

    public Collection<Prompt> prompts() {
        return prompts.values();
    }

    public List<ResourceTemplate> templates() {
        return templates;
    }

    private static <T> Map<String, T> byName(List<T> entries, Function<T, String> name) {
        return entries.stream()
                .collect(Collectors.toMap(
                        name,
                        Function.identity(),
                        (first, second) -> {
                            throw new IllegalStateException("two entries named " + name.apply(first));
                        },
                        LinkedHashMap::new));
    }
}
