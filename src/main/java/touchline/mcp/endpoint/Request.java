package touchline.mcp.endpoint;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import touchline.mcp.catalogue.Json;

/**
 * One JSON-RPC message from a client.
 *
 * @param id as it was sent, so that it goes back with the same type and value; absent in a notification
 * @param method empty when the message is an answer to a question that this server never asks
 */
record Request(Optional<JsonNode> id, String method, JsonNode params) {

    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";

    /** @throws RpcError not JSON, a batch, or no JSON-RPC message */
    static Request parse(byte[] body) {
        JsonNode message = tree(body);
        if (message.isArray()) {
            throw invalid("Batches are not supported: send each JSON-RPC message in a POST of its own.");
        }
        if (!message.isObject() || !message.path("jsonrpc").asString("").equals("2.0")) {
            throw invalid("Send one JSON-RPC 2.0 message: an object with \"jsonrpc\": \"2.0\" and a \"method\".");
        }
        if (!message.has("method") && (message.has("result") || message.has("error"))) {
            return new Request(Optional.empty(), "", NullNode.instance);
        }
        return new Request(id(message), method(message), params(message));
    }

    boolean isNotification() {
        return id.isEmpty();
    }

    JsonNode meta() {
        return params.path("_meta");
    }

    /** The version a modern request carries in its body. */
    Optional<String> version() {
        JsonNode version = meta().path(VERSION);
        return version.isString() ? Optional.of(version.asString()) : Optional.empty();
    }

    private static JsonNode tree(byte[] body) {
        try {
            JsonNode tree = Json.MAPPER.readTree(body);
            if (!tree.isMissingNode()) {
                return tree;
            }
        } catch (JacksonException notJson) {
            // Jackson's own words quote the input; ours do not.
        }
        throw new RpcError(400, RpcError.NOT_JSON, "The body is not JSON (UTF-8). Send one JSON-RPC 2.0 message.");
    }

    private static Optional<JsonNode> id(JsonNode message) {
        JsonNode id = message.get("id");
        if (id == null) {
            return Optional.empty();
        }
        if (id.isString() || id.isNumber()) {
            return Optional.of(id);
        }
        throw invalid("The id must be a string or a number; leave it out in a notification.");
    }

    private static String method(JsonNode message) {
        JsonNode method = message.path("method");
        if (!method.isString()) {
            throw invalid("The method must be a string.");
        }
        return method.asString();
    }

    private static JsonNode params(JsonNode message) {
        JsonNode params = message.path("params");
        if (params.isMissingNode() || params.isNull()) {
            return Json.MAPPER.createObjectNode();
        }
        if (!params.isObject()) {
            throw invalid("The params must be an object.");
        }
        return params;
    }

    private static RpcError invalid(String message) {
        return new RpcError(400, RpcError.INVALID_REQUEST, message);
    }
}
