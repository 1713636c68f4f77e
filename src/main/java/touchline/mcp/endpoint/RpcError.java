package touchline.mcp.endpoint;

import java.util.Map;
import touchline.mcp.Fields;

/** A failure of the protocol itself, answered as a JSON-RPC error. */
final class RpcError extends RuntimeException {

    static final int NOT_JSON = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int UNKNOWN_METHOD = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL = -32603;
    static final int RESOURCE_NOT_FOUND_BEFORE_2026 = -32002;
    static final int HEADER_MISMATCH = -32020;
    static final int UNSUPPORTED_VERSION = -32022;

    private final int status;
    private final int code;
    private final transient Map<String, Object> data;

    RpcError(int status, int code, String message, Map<String, Object> data) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
        this.data = data;
    }

    RpcError(int status, int code, String message) {
        this(status, code, message, Map.of());
    }

    /** A request that the transport refuses: the code is the HTTP status, outside the range JSON-RPC reserves. */
    static RpcError refused(int status, String message) {
        return new RpcError(status, status, message);
    }

    static RpcError invalidParams(String message) {
        return new RpcError(200, INVALID_PARAMS, message);
    }

    int status() {
        return status;
    }

    Map<String, Object> toWire() {
        String message = String.valueOf(getMessage());
        return data.isEmpty()
                ? Fields.of("code", code, "message", message)
                : Fields.of("code", code, "message", message, "data", data);
    }
}
