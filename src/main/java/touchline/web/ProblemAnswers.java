package touchline.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;
import touchline.accounts.Challenge;
import touchline.accounts.Credential;
import touchline.problem.Incident;
import touchline.problem.Problem;

/** Answers requests with a problem (RFC 9457): every refusal and failure outside MCP leaves through here. */
public final class ProblemAnswers {

    private static final String PAGE = "text/html;charset=UTF-8";

    private final JsonMapper json;
    private final Challenge challenge;
    private final ProblemPage page;

    ProblemAnswers(JsonMapper json, Challenge challenge, ProblemPage page) {
        this.json = json;
        this.challenge = challenge;
        this.page = page;
    }

    /** Answers with the status that the problem's code stands for. */
    public void write(Problem problem, HttpServletRequest request, HttpServletResponse response) throws IOException {
        write(problem, Statuses.of(problem.code()), request, response);
    }

    /** Answers with the number under which the log tells what broke. */
    void writeFault(Throwable fault, HttpServletRequest request, HttpServletResponse response) throws IOException {
        // The path without its query, which may carry a credential.
        write(Incident.of(request.getMethod() + " " + request.getRequestURI(), fault), request, response);
    }

    /** For a route that no token opens: a challenge would send clients to sign in for nothing. */
    public void writeUnchallenged(Problem problem, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        answer(problem, Statuses.of(problem.code()), request, response);
    }

    /** For refusals that HTTP has a finer status for than the problem's code. */
    void write(Problem problem, HttpStatusCode status, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        challenge(problem, status, request, response);
        answer(problem, status, request, response);
    }

    private void answer(
            Problem problem, HttpStatusCode status, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (response.isCommitted()) {
            return;
        }
        response.setStatus(status.value());
        retryAfter(problem, status, response);
        response.addHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT);
        boolean forPeople = ProblemPage.isWanted(request);
        response.setContentType(forPeople ? PAGE : MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        var text =
                forPeople ? page.html(problem, status, title(status)) : json.writeValueAsString(body(problem, status));
        var body = text.getBytes(StandardCharsets.UTF_8);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private static Map<String, Object> body(Problem problem, HttpStatusCode status) {
        var body = new LinkedHashMap<String, Object>();
        body.put("type", "about:blank");
        body.put("title", title(status));
        body.put("status", status.value());
        body.put("detail", problem.sentence());
        body.put("code", problem.code().name());
        problem.details().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(detail -> body.putIfAbsent(detail.getKey(), detail.getValue()));
        return body;
    }

    private static String title(HttpStatusCode status) {
        var known = HttpStatus.resolve(status.value());
        return known == null ? "Problem" : known.getReasonPhrase();
    }

    private void challenge(
            Problem problem, HttpStatusCode status, HttpServletRequest request, HttpServletResponse response) {
        if (status.isSameCodeAs(HttpStatus.UNAUTHORIZED)) {
            boolean sent = Credential.isIn(request.getHeader(HttpHeaders.AUTHORIZATION), request.getQueryString());
            response.setHeader(
                    HttpHeaders.WWW_AUTHENTICATE, sent ? challenge.invalidToken(problem) : challenge.plain());
        }
    }

    /** Seconds, or for a monthly quota the day on which it starts anew. */
    private static void retryAfter(Problem problem, HttpStatusCode status, HttpServletResponse response) {
        boolean passes = status.isSameCodeAs(HttpStatus.TOO_MANY_REQUESTS)
                || status.isSameCodeAs(HttpStatus.SERVICE_UNAVAILABLE);
        if (problem.details().get("reset_date") instanceof String day) {
            var midnight = LocalDate.parse(day).atStartOfDay().atOffset(ZoneOffset.UTC);
            response.setHeader(
                    HttpHeaders.RETRY_AFTER,
                    DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT)
                            .format(midnight));
        } else if (passes || problem.details().containsKey("retry_after")) {
            response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(problem.retryAfter()));
        }
    }
}
