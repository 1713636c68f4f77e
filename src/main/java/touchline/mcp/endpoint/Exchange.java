package touchline.mcp.endpoint;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import touchline.accounts.Caller;
import touchline.accounts.Callers;
import touchline.accounts.Challenge;
import touchline.accounts.Credential;
import touchline.mcp.Fields;
import touchline.mcp.catalogue.Failures;
import touchline.mcp.catalogue.ProgressListener;
import touchline.problem.Problem;

/** One POST: reads the message, finds out who asks, answers in the manner of the client's era. */
public final class Exchange {

    private final Callers callers;
    private final Challenge challenge;
    private final Failures failures;
    private final int bodyLimit;

    public Exchange(Callers callers, Challenge challenge, Failures failures, int bodyLimitBytes) {
        this.callers = callers;
        this.challenge = challenge;
        this.failures = failures;
        this.bodyLimit = bodyLimitBytes;
    }

    void answer(Methods methods, HttpServletRequest http, HttpServletResponse answer) throws IOException {
        @Nullable JsonNode id = null;
        try {
            byte[] body = body(http);
            Caller caller = caller(http, methods.endpoint());
            Request request = Request.parse(body);
            if (request.isNotification()) {
                answer.setStatus(HttpServletResponse.SC_ACCEPTED);
                return;
            }
            id = request.id().orElseThrow();
            answer(methods, request, id, caller, http, answer);
        } catch (RpcError error) {
            Answers.error(answer, id, error);
        } catch (Problem refused) {
            refuse(answer, id, refused);
        } catch (RuntimeException fault) {
            report(answer, id, fault);
        }
    }

    private static void answer(
            Methods methods,
            Request request,
            JsonNode id,
            Caller caller,
            HttpServletRequest http,
            HttpServletResponse answer)
            throws IOException {
        boolean modern = Modern.isModern(request, http);
        if (modern) {
            Modern.check(request, http);
        } else {
            checkLegacyVersion(request, http);
        }
        Optional<EventStream> stream = stream(request, http, answer);
        ProgressListener progress =
                stream.<ProgressListener>map(events -> events).orElse(ProgressListener.NONE);
        Map<String, Object> result = (modern
                        ? methods.modern(request, caller, progress)
                        : methods.legacy(request, caller, progress))
                .orElseThrow(() -> new RpcError(modern ? 404 : 200, RpcError.UNKNOWN_METHOD, "Method not found."));
        byte[] message = Answers.result(id, result);
        if (stream.filter(EventStream::isOpen).isPresent()) {
            stream.get().send(message);
        } else {
            Answers.json(answer, 200, message);
        }
    }

    private Caller caller(HttpServletRequest http, String endpoint) {
        return callers.identify(
                Credential.of(http.getHeader("Authorization"), http.getQueryString()), http.getRemoteAddr(), endpoint);
    }

    /** On {@code initialize} the header does not count: a client may name a newer version there than it asks for. */
    private static void checkLegacyVersion(Request request, HttpServletRequest http) {
        String version = http.getHeader("MCP-Protocol-Version");
        if (version != null && !request.method().equals("initialize") && !Versions.knows(version)) {
            throw Modern.unsupported(version);
        }
    }

    /** Only for a client that gave a progress token and can read a stream. */
    private static Optional<EventStream> stream(Request request, HttpServletRequest http, HttpServletResponse answer) {
        JsonNode token = request.meta().path("progressToken");
        String accept = http.getHeader("Accept");
        boolean asked = token.isString() || token.isNumber();
        boolean reads = accept != null && accept.toLowerCase(Locale.ROOT).contains("text/event-stream");
        return asked && reads ? Optional.of(new EventStream(answer, token)) : Optional.empty();
    }

    private byte[] body(HttpServletRequest http) throws IOException {
        String type = http.getContentType();
        if (type == null || !type.toLowerCase(Locale.ROOT).contains("json")) {
            throw RpcError.refused(415, "Send the JSON-RPC message with Content-Type: application/json.");
        }
        if (http.getHeader("Content-Encoding") != null) {
            throw RpcError.refused(415, "Send the JSON-RPC message unpacked, without Content-Encoding.");
        }
        // The announced length, where there is one, makes the buffer fit.
        int announced = http.getContentLength();
        byte[] body =
                http.getInputStream().readNBytes(announced >= 0 && announced <= bodyLimit ? announced : bodyLimit + 1);
        if (body.length > bodyLimit) {
            throw RpcError.refused(413, "The body is larger than " + bodyLimit + " bytes. Send less in one call.");
        }
        return body;
    }

    /** A credential that does not hold is always HTTP 401, never a silent fall to anonymous. */
    private void refuse(HttpServletResponse answer, @Nullable JsonNode id, Problem refused) throws IOException {
        int status = switch (refused.code()) {
            case AUTH_REQUIRED, AUTH_REQUIRED_FOR_AI, USER_TOKEN_REQUIRED -> 401;
            case INVALID_ARGUMENT -> 400;
            case RATE_LIMITED -> 429;
            default -> 503;
        };
        if (status == 401) {
            answer.setHeader(
                    "WWW-Authenticate",
                    refused.code() == Problem.Code.AUTH_REQUIRED ? challenge.invalidToken(refused) : challenge.plain());
        }
        if (status == 429 || status == 503) {
            answer.setHeader("Retry-After", String.valueOf(refused.retryAfter()));
        }
        Map<String, Object> data = Fields.of("code", refused.code().name());
        data.putAll(refused.details());
        Answers.error(answer, id, new RpcError(status, status, refused.sentence(), data));
    }

    private void report(HttpServletResponse answer, @Nullable JsonNode id, RuntimeException fault) throws IOException {
        Problem problem = failures.asProblem("The MCP endpoint", fault);
        // Half of an event stream is already on its way: nothing that follows would be read as an error.
        if (!answer.isCommitted()) {
            Answers.error(answer, id, new RpcError(200, RpcError.INTERNAL, problem.sentence(), problem.details()));
        }
    }
}
