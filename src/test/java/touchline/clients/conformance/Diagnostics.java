package touchline.clients.conformance;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.springframework.context.annotation.Bean;
import touchline.accounts.Access;
import touchline.mcp.Body;
import touchline.mcp.Content;
import touchline.mcp.Offer;
import touchline.mcp.Parameter;
import touchline.mcp.Prompt;
import touchline.mcp.Resource;
import touchline.mcp.ResourceTemplate;

/** Everything the conformance suite expects to find, besides what the service offers. */
public final class Diagnostics {

    private static final String ABOUT = "For the conformance suite.";
    private static final String JSON = "application/json";

    @Bean
    Offer conformance() {
        return new Offer("", DiagnosticTools.all(), prompts(), resources());
    }

    private static List<Prompt> prompts() {
        return List.of(
                prompt("test_simple_prompt", List.of(), _ -> List.of(text("This is a simple prompt for testing."))),
                prompt(
                        "test_prompt_with_arguments",
                        List.of("arg1", "arg2"),
                        values -> List.of(text("Prompt with arguments: arg1='%s', arg2='%s'"
                                .formatted(values.get("arg1"), values.get("arg2"))))),
                prompt(
                        "test_prompt_with_embedded_resource",
                        List.of("resourceUri"),
                        values -> List.of(
                                Samples.embedded(values.getOrDefault("resourceUri", "")),
                                text("Please process the embedded resource above."))),
                prompt(
                        "test_prompt_with_image",
                        List.of(),
                        _ -> List.of(Samples.IMAGE, text("Please analyze the image above."))));
    }

    private static List<ResourceTemplate> resources() {
        return List.of(
                single("test://static-text", "text/plain", new Body.Text("text/plain", "A static text resource.")),
                single("test://static-binary", "image/png", new Body.Binary("image/png", Samples.PNG)),
                template(
                        "test://template/{id}/data",
                        JSON,
                        List.of(parameter("id")),
                        List.of(),
                        values -> new Body.Text(JSON, "{\"id\": \"%s\"}".formatted(values.get("id")))));
    }

    private static Prompt prompt(
            String name, List<String> parameters, Function<Map<String, String>, List<Content>> messages) {
        return new Prompt(
                name,
                "A sample",
                ABOUT,
                parameters.stream().map(Diagnostics::parameter).toList(),
                messages);
    }

    private static ResourceTemplate single(String uri, String mimeType, Body body) {
        return template(uri, mimeType, List.of(), List.of(Samples.resource(uri, mimeType)), _ -> body);
    }

    private static ResourceTemplate template(
            String uri,
            String mimeType,
            List<Parameter> parameters,
            List<Resource> listed,
            Function<Map<String, String>, Body> reader) {
        return new ResourceTemplate(
                Access.ANYONE, uri, "sample", "A sample", ABOUT, mimeType, parameters, listed, reader);
    }

    private static Parameter parameter(String name) {
        return new Parameter(name, ABOUT, true, (_, _) -> List.of());
    }

    private static Content text(String text) {
        return new Content.Text(text);
    }
}
