package touchline.mcp.endpoint;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchline.mcp.catalogue.Json;

/**
 * One MCP endpoint over Streamable HTTP. A plain servlet: the way through Spring MVC and a security chain costs two
 * to six times the processor time of the whole call. It keeps no session, so any node can answer any request.
 */
final class McpServlet extends HttpServlet {

    private static final String METHODS = "GET, HEAD, POST, OPTIONS";

    private final transient Methods methods;
    private final transient Exchange exchange;
    private final transient Origins origins;
    private final transient Map<String, Object> discovery;

    McpServlet(Methods methods, Exchange exchange, Origins origins, Map<String, Object> discovery) {
        this.methods = methods;
        this.exchange = exchange;
        this.origins = origins;
        this.discovery = discovery;
    }

    @Override
    protected void service(HttpServletRequest http, HttpServletResponse answer) throws IOException {
        try {
            origins.check(http);
        } catch (RpcError refused) {
            Answers.error(answer, null, refused);
            return;
        }
        allowPage(http, answer);
        switch (http.getMethod()) {
            case "POST" -> exchange.answer(methods, http, answer);
            case "GET", "HEAD" -> describe(http, answer);
            case "OPTIONS" -> preflight(answer);
            default -> notAllowed(answer);
        }
    }

    /** Clients open a stream here after the handshake; 405 tells them that there is none. */
    private void describe(HttpServletRequest http, HttpServletResponse answer) throws IOException {
        String accept = http.getHeader("Accept");
        if (accept != null && accept.toLowerCase(Locale.ROOT).contains("text/event-stream")) {
            notAllowed(answer);
            return;
        }
        Answers.json(answer, 200, Json.MAPPER.writeValueAsBytes(discovery));
    }

    private static void notAllowed(HttpServletResponse answer) {
        answer.setHeader("Allow", METHODS);
        answer.setStatus(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
    }

    private static void preflight(HttpServletResponse answer) {
        answer.setHeader("Access-Control-Allow-Methods", METHODS);
        answer.setHeader(
                "Access-Control-Allow-Headers",
                "Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, "
                        + "Last-Event-ID");
        answer.setHeader("Access-Control-Max-Age", "86400");
        answer.setStatus(HttpServletResponse.SC_NO_CONTENT);
    }

    private void allowPage(HttpServletRequest http, HttpServletResponse answer) {
        @Nullable String origin = http.getHeader("Origin");
        if (origin != null) {
            answer.setHeader("Access-Control-Allow-Origin", origin);
            answer.setHeader("Access-Control-Expose-Headers", "WWW-Authenticate");
            answer.setHeader("Vary", "Origin");
        }
    }
}
