package touchline.mcp.endpoint;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import touchline.accounts.Caller;
import touchline.mcp.Fields;
import touchline.mcp.catalogue.Catalogue;
import touchline.mcp.catalogue.Json;
import touchline.mcp.catalogue.ProgressListener;
import touchline.mcp.catalogue.ToolCalls;
import touchline.mcp.catalogue.ToolEntry;
import touchline.mcp.discovery.ServerCard;

/** What this server answers to each JSON-RPC method, in both eras of the protocol. */
final class Methods {

    /** Lists change only with a new version of the server. */
    private static final int CACHED_MILLISECONDS = 3_600_000;

    private final String endpoint;
    private final ServerCard card;
    private final Catalogue catalogue;
    private final ToolCalls toolCalls;
    private final Prompts prompts;
    private final Resources resources;
    private final Completions completions;

    /** @param endpoint the address under which they are answered */
    Methods(String endpoint, ServerCard card, Catalogue catalogue, ToolCalls toolCalls) {
        this.endpoint = endpoint;
        this.card = card;
        this.catalogue = catalogue;
        this.toolCalls = toolCalls;
        this.prompts = new Prompts(catalogue);
        this.resources = new Resources(catalogue);
        this.completions = new Completions(catalogue);
    }

    String endpoint() {
        return endpoint;
    }

    /** @return the result, or empty when this server does not have the method */
    Optional<Map<String, Object>> legacy(Request request, Caller caller, ProgressListener progress) {
        return switch (request.method()) {
            case "initialize" -> Optional.of(initialized(request.params()));
            case "ping" -> Optional.of(Map.of());
            default -> common(request, caller, progress, RpcError.RESOURCE_NOT_FOUND_BEFORE_2026);
        };
    }

    /** As {@link #legacy}, with what 2026-07-28 adds to every result. */
    Optional<Map<String, Object>> modern(Request request, Caller caller, ProgressListener progress) {
        Optional<Map<String, Object>> result = request.method().equals("server/discover")
                ? Optional.of(discovered())
                : common(request, caller, progress, RpcError.INVALID_PARAMS);
        return result.map(plain -> completed(request.method(), plain));
    }

    private Optional<Map<String, Object>> common(
            Request request, Caller caller, ProgressListener progress, int resourceNotFound) {
        JsonNode params = request.params();
        if (request.method().endsWith("/list") && params.hasNonNull("cursor")) {
            throw RpcError.invalidParams("This list has one page, so no cursor is valid: leave it out.");
        }
        return switch (request.method()) {
            case "tools/list" -> Optional.of(Map.of("tools", catalogue.toolList()));
            case "tools/call" -> Optional.of(called(params, caller, progress));
            case "prompts/list" -> Optional.of(prompts.list());
            case "prompts/get" -> Optional.of(prompts.get(params));
            case "resources/list" -> Optional.of(resources.list());
            case "resources/templates/list" -> Optional.of(resources.templates());
            case "resources/read" ->
                Optional.of(resources.read(params, resourceNotFound, access -> toolCalls.admit(access, caller)));
            case "completion/complete" -> Optional.of(completions.complete(params));
            default -> Optional.empty();
        };
    }

    private Map<String, Object> called(JsonNode params, Caller caller, ProgressListener progress) {
        ToolEntry<?, ?> entry = catalogue
                .tool(params.path("name").asString(""))
                .orElseThrow(() -> RpcError.invalidParams("Unknown tool; see tools/list for those there are."));
        JsonNode arguments = params.path("arguments");
        if (arguments.isMissingNode() || arguments.isNull()) {
            arguments = Json.MAPPER.createObjectNode();
        }
        if (!arguments.isObject()) {
            throw RpcError.invalidParams("The arguments must be an object.");
        }
        return toolCalls.call(entry, arguments, caller, progress);
    }

    private Map<String, Object> initialized(JsonNode params) {
        return Fields.of(
                "protocolVersion",
                Versions.negotiated(params.path("protocolVersion").asString("")),
                "capabilities",
                card.capabilities(),
                "serverInfo",
                card.serverInfo(),
                "instructions",
                card.instructions());
    }

    private Map<String, Object> discovered() {
        return Fields.of(
                "supportedVersions", Versions.OFFICIAL,
                "capabilities", card.capabilities(),
                "instructions", card.instructions());
    }

    private Map<String, Object> completed(String method, Map<String, Object> plain) {
        Map<String, Object> result = new LinkedHashMap<>(plain);
        result.put("resultType", "complete");
        if (method.endsWith("/list") || method.equals("server/discover") || method.equals("resources/read")) {
            result.put("ttlMs", CACHED_MILLISECONDS);
            result.put("cacheScope", method.equals("resources/read") ? "private" : "public");
        }
        Map<String, Object> meta = new LinkedHashMap<>();
        if (result.get("_meta") instanceof Map<?, ?> existing) {
            existing.forEach((key, value) -> meta.put(String.valueOf(key), value));
        }
        meta.put("io.modelcontextprotocol/serverInfo", card.serverInfo());
        result.put("_meta", meta);
        return result;
    }
}
