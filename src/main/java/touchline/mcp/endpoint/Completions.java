package touchline.mcp.endpoint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import touchline.mcp.Fields;
import touchline.mcp.Parameter;
import touchline.mcp.Prompt;
import touchline.mcp.ResourceTemplate;
import touchline.mcp.catalogue.Catalogue;

/** Answers {@code completion/complete} for the arguments of prompts and of resource addresses. */
final class Completions {

    /** The protocol's own limit. */
    private static final int MOST = 100;

    private final Catalogue catalogue;

    Completions(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    Map<String, Object> complete(JsonNode params) {
        String name = params.path("argument").path("name").asString("");
        String typed = params.path("argument").path("value").asString("");
        List<String> values = parameters(params.path("ref")).stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow(() -> RpcError.invalidParams("No such argument to complete."))
                .completion()
                .of(typed, chosen(params.path("context").path("arguments")));
        return Map.of(
                "completion",
                Fields.of(
                        "values", values.stream().limit(MOST).toList(),
                        "total", values.size(),
                        "hasMore", values.size() > MOST));
    }

    private static Map<String, String> chosen(JsonNode arguments) {
        Map<String, String> chosen = new HashMap<>();
        arguments
                .propertyStream()
                .forEach(entry -> chosen.put(entry.getKey(), entry.getValue().asString("")));
        return chosen;
    }

    private List<Parameter> parameters(JsonNode ref) {
        return switch (ref.path("type").asString("")) {
            case "ref/prompt" ->
                catalogue
                        .prompt(ref.path("name").asString(""))
                        .map(Prompt::parameters)
                        .orElseThrow(() -> RpcError.invalidParams("No prompt has this name; see prompts/list."));
            case "ref/resource" ->
                catalogue.templates().stream()
                        .filter(template ->
                                template.uriTemplate().equals(ref.path("uri").asString("")))
                        .findFirst()
                        .map(ResourceTemplate::parameters)
                        .orElseThrow(() -> RpcError.invalidParams(
                                "No resource template has this uri; see resources/templates/list."));
            default -> throw RpcError.invalidParams("The ref must be of type ref/prompt or ref/resource.");
        };
    }
}
