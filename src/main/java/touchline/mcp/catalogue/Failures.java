package touchline.mcp.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.accounts.Challenge;
import touchline.mcp.Content;
import touchline.mcp.Fields;
import touchline.problem.Incident;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;

/** Says to clients what went wrong: our sentence, or an incident number whose cause only the log knows. */
public final class Failures {

    private final Challenge challenge;

    public Failures(Challenge challenge) {
        this.challenge = challenge;
    }

    /** The failure as a tool's result; the code stands in {@code _meta} so that no output schema is violated. */
    Map<String, Object> asToolResult(Problem problem) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", problem.code().name());
        error.putAll(problem.details());
        Map<String, Object> meta = new LinkedHashMap<>();
        meta.put("touchline/error", error);
        if (startsSignIn(problem)) {
            meta.put("mcp/www_authenticate", List.of(challenge.plain()));
        }
        return Fields.of(
                "content",
                List.of(new Content.Text(problem.code() + ": " + problem.sentence()).toWire()),
                "isError",
                true,
                "_meta",
                meta);
    }

    /** @param where what failed, for the log */
    public Problem asProblem(String where, RuntimeException failure) {
        return failure instanceof Problem problem ? problem : Incident.of(where, failure);
    }

    static boolean startsSignIn(Problem problem) {
        return problem.code() == Code.AUTH_REQUIRED_FOR_AI || problem.code() == Code.USER_TOKEN_REQUIRED;
    }
}
