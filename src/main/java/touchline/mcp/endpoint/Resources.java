package touchline.mcp.endpoint;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.springframework.web.util.UriTemplate;
import org.springframework.web.util.UriUtils;
import tools.jackson.databind.JsonNode;
import touchline.accounts.Access;
import touchline.mcp.Body;
import touchline.mcp.Fields;
import touchline.mcp.Resource;
import touchline.mcp.ResourceTemplate;
import touchline.mcp.catalogue.Catalogue;
import touchline.problem.Problem;

/** Answers {@code resources/list}, {@code resources/templates/list} and {@code resources/read}. */
final class Resources {

    private final List<ResourceTemplate> templates;

    Resources(Catalogue catalogue) {
        this.templates = catalogue.templates();
    }

    Map<String, Object> list() {
        return Map.of(
                "resources",
                templates.stream()
                        .flatMap(template -> template.listed().stream())
                        .map(Resources::listed)
                        .toList());
    }

    Map<String, Object> templates() {
        return Map.of(
                "resourceTemplates",
                templates.stream()
                        .filter(template -> !template.parameters().isEmpty())
                        .map(Resources::described)
                        .toList());
    }

    /**
     * @param notFound the error code that the client's protocol version has for a missing resource
     * @param gate throws a Problem for whoever may not read what is open to some only
     */
    Map<String, Object> read(JsonNode params, int notFound, Consumer<Access> gate) {
        String uri = params.path("uri").asString("");
        for (ResourceTemplate template : templates) {
            var pattern = new UriTemplate(template.uriTemplate());
            if (pattern.matches(uri)) {
                return Map.of(
                        "contents",
                        List.of(read(template, pattern.match(uri), notFound, gate)
                                .toWire(uri)));
            }
        }
        throw new RpcError(
                200,
                notFound,
                "No resource has this address; see resources/list and resources/templates/list.",
                Map.of("uri", uri));
    }

    private static Body read(
            ResourceTemplate template, Map<String, String> values, int notFound, Consumer<Access> gate) {
        Map<String, String> decoded = new LinkedHashMap<>();
        values.forEach((name, value) -> decoded.put(name, decoded(value)));
        try {
            gate.accept(template.access());
            return template.reader().apply(decoded);
        } catch (Problem problem) {
            int code = switch (problem.code()) {
                case NOT_FOUND -> notFound;
                case INVALID_ARGUMENT, AUTH_REQUIRED, PREMIUM_REQUIRED, USER_TOKEN_REQUIRED -> RpcError.INVALID_PARAMS;
                default -> RpcError.INTERNAL;
            };
            throw new RpcError(200, code, problem.sentence(), problem.details());
        }
    }

    private static String decoded(String value) {
        try {
            return UriUtils.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw RpcError.invalidParams("The address is malformed: write % and two hexadecimal digits, such as %20.");
        }
    }

    private static Map<String, Object> listed(Resource resource) {
        return Fields.of(
                "uri", resource.uri(),
                "name", resource.name(),
                "title", resource.title(),
                "description", resource.description(),
                "mimeType", resource.mimeType());
    }

    private static Map<String, Object> described(ResourceTemplate template) {
        return Fields.of(
                "uriTemplate", template.uriTemplate(),
                "name", template.name(),
                "title", template.title(),
                "description", template.description(),
                "mimeType", template.mimeType());
    }
}
