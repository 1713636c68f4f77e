package touchline.operations;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.springframework.web.filter.OncePerRequestFilter;
import touchline.accounts.WorkerSecret;
import touchline.problem.Problem;
import touchline.web.ProblemAnswers;

/**
 * Lets a request through when it carries the worker secret, before anything else of it is read. A filter, because
 * Spring MVC looks at method and content type first and its refusals would tell that the route exists.
 */
final class OperatorsOnly extends OncePerRequestFilter {

    private static final String HEADER = "x-worker-secret";

    private final WorkerSecret secret;
    private final ProblemAnswers answers;

    OperatorsOnly(WorkerSecret secret, ProblemAnswers answers) {
        this.secret = secret;
        this.answers = answers;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var sent = request.getHeader(HEADER);
        if (!secret.isSet()) {
            answers.write(
                    Problem.notFound(
                            "Nothing is at %s: /openapi.json lists every route.".formatted(request.getRequestURI())),
                    request,
                    response);
        } else if (sent == null || !secret.matches(sent)) {
            answers.writeUnchallenged(
                    new Problem(
                            Problem.Code.AUTH_REQUIRED,
                            "This route is for operators: send the worker secret in the %s header.".formatted(HEADER),
                            Map.of()),
                    request,
                    response);
        } else {
            chain.doFilter(request, response);
        }
    }
}
