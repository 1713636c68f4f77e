package touchline.mcp.endpoint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import touchline.mcp.Content;
import touchline.mcp.Fields;
import touchline.mcp.Parameter;
import touchline.mcp.Prompt;
import touchline.mcp.catalogue.Catalogue;

/** Answers {@code prompts/list} and {@code prompts/get}. */
final class Prompts {

    private final Catalogue catalogue;

    Prompts(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    Map<String, Object> list() {
        return Map.of(
                "prompts", catalogue.prompts().stream().map(Prompts::listed).toList());
    }

    Map<String, Object> get(JsonNode params) {
        Prompt prompt = catalogue
                .prompt(params.path("name").asString(""))
                .orElseThrow(() -> RpcError.invalidParams("No prompt has this name; see prompts/list."));
        Map<String, String> values = new LinkedHashMap<>();
        for (Parameter parameter : prompt.parameters()) {
            JsonNode value = params.path("arguments").path(parameter.name());
            if (value.isString()) {
                values.put(parameter.name(), value.asString());
            } else if (parameter.required()) {
                throw RpcError.invalidParams(
                        "The prompt %s needs the argument %s.".formatted(prompt.name(), parameter.name()));
            }
        }
        return Fields.of(
                "description",
                prompt.description(),
                "messages",
                prompt.messages().apply(values).stream().map(Prompts::said).toList());
    }

    private static Map<String, Object> listed(Prompt prompt) {
        return Fields.of(
                "name", prompt.name(),
                "title", prompt.title(),
                "description", prompt.description(),
                "arguments", arguments(prompt.parameters()));
    }

    private static List<Map<String, Object>> arguments(List<Parameter> parameters) {
        return parameters.stream()
                .map(parameter -> Fields.of(
                        "name", parameter.name(),
                        "description", parameter.description(),
                        "required", parameter.required()))
                .toList();
    }

    private static Map<String, Object> said(Content content) {
        return Fields.of("role", "user", "content", content.toWire());
    }
}
