package touchline.mcp.endpoint;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import touchline.mcp.Fields;

/** The rules of 2026-07-28: every request carries its version, and its headers repeat what its body says. */
final class Modern {

    private static final String CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    private Modern() {}

    /**
     * Tells the eras apart. {@code Mcp-Method} is no sign: legacy clients send it too, even on {@code initialize}.
     */
    static boolean isModern(Request request, HttpServletRequest http) {
        if (request.method().equals("initialize")) {
            // A legacy client may already send the header of the version it would like to agree on.
            return request.version().isPresent();
        }
        return request.version().isPresent()
                || Versions.MODERN.equals(http.getHeader("MCP-Protocol-Version"))
                || request.method().equals("server/discover");
    }

    /** @throws RpcError HTTP 400 when a field is missing, a header differs or the version is unknown */
    static void check(Request request, HttpServletRequest http) {
        String version = header(http, "MCP-Protocol-Version");
        String inBody = request.version()
                .orElseThrow(() -> malformed("_meta needs io.modelcontextprotocol/protocolVersion (a string)."));
        if (!request.meta().path(CLIENT_CAPABILITIES).isObject()) {
            throw malformed("_meta needs " + CLIENT_CAPABILITIES + " (an object, which may be empty).");
        }
        same("MCP-Protocol-Version", version, inBody);
        if (!inBody.equals(Versions.MODERN)) {
            throw unsupported(inBody);
        }
        same("Mcp-Method", header(http, "Mcp-Method"), request.method());
        named(request).ifPresent(name -> same("Mcp-Name", decoded(header(http, "Mcp-Name")), name));
    }

    static RpcError unsupported(String version) {
        return new RpcError(
                400,
                RpcError.UNSUPPORTED_VERSION,
                "Unsupported protocol version.",
                Fields.of("supported", Versions.OFFICIAL, "requested", version));
    }

    private static Optional<String> named(Request request) {
        return switch (request.method()) {
            case "tools/call", "prompts/get" ->
                Optional.of(request.params().path("name").asString(""));
            case "resources/read" -> Optional.of(request.params().path("uri").asString(""));
            default -> Optional.empty();
        };
    }

    private static String header(HttpServletRequest http, String name) {
        String value = http.getHeader(name);
        if (value == null) {
            throw mismatch("The header " + name + " is missing.");
        }
        return value.trim();
    }

    private static void same(String header, String inHeader, String inBody) {
        if (!inHeader.equals(inBody)) {
            throw mismatch("The header " + header + " does not match the body.");
        }
    }

    /** Values that are not plain ASCII travel as {@code =?base64?…?=}. */
    private static String decoded(String value) {
        if (!value.startsWith("=?base64?") || !value.endsWith("?=") || value.length() < 11) {
            return value;
        }
        try {
            return new String(
                    Base64.getDecoder().decode(value.substring(9, value.length() - 2)), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notBase64) {
            throw mismatch("The header Mcp-Name is not valid Base64.");
        }
    }

    private static RpcError mismatch(String message) {
        return new RpcError(400, RpcError.HEADER_MISMATCH, "Header mismatch: " + message);
    }

    private static RpcError malformed(String message) {
        return new RpcError(400, RpcError.INVALID_PARAMS, message);
    }
}
