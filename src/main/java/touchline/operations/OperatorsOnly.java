package touchline.operations;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import org.springframework.web.servlet.HandlerInterceptor;
import touchline.accounts.WorkerSecret;
import touchline.problem.Problem;

/** Lets a request through when it carries the worker secret, before anything else of it is read. */
final class OperatorsOnly implements HandlerInterceptor {

    private static final String HEADER = "x-worker-secret";

    private final WorkerSecret secret;

    OperatorsOnly(WorkerSecret secret) {
        this.secret = secret;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (!secret.isSet()) {
            throw Problem.notFound(
                    "Nothing is at %s: /openapi.json lists every route.".formatted(request.getRequestURI()));
        }
        var sent = request.getHeader(HEADER);
        if (sent == null || !secret.matches(sent)) {
            throw new Problem(
                    Problem.Code.AUTH_REQUIRED,
                    "This route is for operators: send the worker secret in the %s header.".formatted(HEADER),
                    Map.of());
        }
        return true;
    }
}
