package touchline.mcp.endpoint;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import touchline.mcp.catalogue.Json;

/** Writes JSON-RPC answers. */
final class Answers {

    private Answers() {}

    static byte[] result(JsonNode id, Map<String, Object> result) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", "2.0");
        message.put("id", id);
        message.put("result", result);
        return Json.MAPPER.writeValueAsBytes(message);
    }

    /** @param id null when the request's id could not be read */
    static byte[] error(@Nullable JsonNode id, RpcError error) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", "2.0");
        message.put("id", id == null ? Json.MAPPER.nullNode() : id);
        message.put("error", error.toWire());
        return Json.MAPPER.writeValueAsBytes(message);
    }

    static void error(HttpServletResponse http, @Nullable JsonNode id, RpcError error) throws IOException {
        json(http, error.status(), error(id, error));
    }

    static void json(HttpServletResponse http, int status, byte[] body) throws IOException {
        http.setStatus(status);
        http.setContentType("application/json");
        http.setContentLength(body.length);
        http.getOutputStream().write(body);
    }
}
