package touchline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Speaks to a running server byte by byte, as no client library would. */
public record Wire(String base) {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.shared();

    /**
     * Any request.
     *
     * @param headers names and values in turn
     */
    public HttpResponse<String> send(String method, String path, String body, String... headers) {
        var request = HttpRequest.newBuilder(URI.create(base + path)).method(method, BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return HTTP.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, "", headers);
    }

    public HttpResponse<String> post(String path, String json, String... headers) {
        var all = Stream.concat(Stream.of("Content-Type", "application/json"), Stream.of(headers));
        return send("POST", path, json, all.toArray(String[]::new));
    }

    /** POSTs a JSON-RPC message to the endpoint. */
    public HttpResponse<String> message(String json, String... headers) {
        return post("/mcp", json, headers);
    }

    /** One request in the manner of the handshake era; answers the whole message. */
    public JsonNode rpc(String method, Map<String, ?> params, String... headers) {
        return json(message(
                JSON.writeValueAsString(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params)),
                headers));
    }

    /** Calls a tool; answers its result. */
    public JsonNode call(String tool, Map<String, ?> arguments, String... headers) {
        return rpc("tools/call", Map.of("name", tool, "arguments", arguments), headers)
                .path("result");
    }

    public static JsonNode json(HttpResponse<String> answer) {
        return JSON.readTree(answer.body());
    }

    public static String text(JsonNode toolResult) {
        return toolResult.path("content").path(0).path("text").asString("");
    }
}
