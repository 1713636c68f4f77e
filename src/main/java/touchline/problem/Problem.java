package touchline.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A failure the caller can understand and act on: a code, one sentence with the next step, and details a
 * program can read. Any other exception is a fault of ours: the caller sees an incident number, the log the rest.
 */
public final class Problem extends RuntimeException {

    /** What went wrong, in the words that tools and HTTP answers both use. */
    public enum Code {
        AUTH_REQUIRED,
        AUTH_REQUIRED_FOR_AI,
        PREMIUM_REQUIRED,
        USER_TOKEN_REQUIRED,
        QUOTA_EXCEEDED,
        INVALID_ARGUMENT,
        NOT_FOUND,
        CONFLICT,
        RATE_LIMITED,
        UNAVAILABLE,
        INTERNAL
    }

    private static final long MINUTE = 60;

    private final Code code;
    private final transient Map<String, Object> details;

    public Problem(Code code, String sentence, Map<String, Object> details) {
        // No stack trace: a problem is an answer, not a fault, and answers are frequent.
        super(sentence, null, false, false);
        this.code = code;
        this.details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }

    public static Problem notFound(String sentence) {
        return new Problem(Code.NOT_FOUND, sentence, Map.of());
    }

    public static Problem unavailable(String sentence) {
        return new Problem(Code.UNAVAILABLE, sentence, Map.of());
    }

    /** @param path the argument that is wrong, {@code rule} what it breaks, both for programs */
    public static Problem invalid(String path, String rule, String sentence) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("path", path);
        details.put("rule", rule);
        return new Problem(Code.INVALID_ARGUMENT, sentence, details);
    }

    public Code code() {
        return code;
    }

    /** One sentence: what was wrong and what to do next. */
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /** After how many seconds it makes sense to try again: what the details say, or a minute. */
    public long retryAfter() {
        return details.get("retry_after") instanceof Number seconds ? seconds.longValue() : MINUTE;
    }

    /** In the order in which they were given. */
    public Map<String, Object> details() {
        return details;
    }
}
