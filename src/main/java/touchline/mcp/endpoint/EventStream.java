package touchline.mcp.endpoint;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import touchline.mcp.Fields;
import touchline.mcp.catalogue.Json;
import touchline.mcp.catalogue.ProgressListener;

/** The answer to one request as server-sent events; it begins with the first progress a tool reports. */
final class EventStream implements ProgressListener {

    private final HttpServletResponse http;
    private final JsonNode token;
    private boolean open;
    private boolean clientIsGone;

    EventStream(HttpServletResponse http, JsonNode progressToken) {
        this.http = http;
        this.token = progressToken;
    }

    @Override
    public synchronized void progress(double done, double total, String message) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("progressToken", token);
        params.put("progress", done);
        params.put("total", total);
        params.put("message", message);
        send(Json.MAPPER.writeValueAsBytes(
                Fields.of("jsonrpc", "2.0", "method", "notifications/progress", "params", params)));
    }

    synchronized boolean isOpen() {
        return open;
    }

    /** @param message one JSON-RPC message, without line breaks as JSON is written here */
    synchronized void send(byte[] message) {
        if (clientIsGone) {
            return;
        }
        try {
            if (!open) {
                http.setContentType("text/event-stream;charset=UTF-8");
                if (!http.containsHeader("Cache-Control")) {
                    http.setHeader("Cache-Control", "no-cache");
                }
                http.setHeader("X-Accel-Buffering", "no");
                open = true;
            }
            var out = http.getOutputStream();
            out.write("event: message\ndata: ".getBytes(StandardCharsets.UTF_8));
            out.write(message);
            out.write("\n\n".getBytes(StandardCharsets.UTF_8));
            http.flushBuffer();
        } catch (IOException hungUp) {
            // The work goes on and counts: were it refunded, hanging up at the end would make every call free.
            clientIsGone = true;
        }
    }
}
