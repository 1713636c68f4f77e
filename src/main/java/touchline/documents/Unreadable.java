package touchline.documents;

import java.util.LinkedHashMap;
import java.util.Map;
import touchline.problem.Problem;

/** A file was not read; the file itself is as good as before, and its owner can act on the reason. */
public final class Unreadable extends Exception {

    private final Reason reason;
    private final transient Map<String, String> details;

    public Unreadable(Reason reason) {
        this(reason, Map.of());
    }

    /** @param details what a program may want to know, such as {@code detected} = {@code image/png} */
    public Unreadable(Reason reason, Map<String, String> details) {
        super(reason.sentence(), null, false, false);
        this.reason = reason;
        this.details = Map.copyOf(details);
    }

    public Reason reason() {
        return reason;
    }

    public Map<String, String> details() {
        return details;
    }

    /** For a caller who waits for the text. */
    public Problem problem() {
        Map<String, Object> all = new LinkedHashMap<>(details);
        all.put("reason", reason.code());
        return new Problem(
                reason.passes() ? Problem.Code.UNAVAILABLE : Problem.Code.INVALID_ARGUMENT, reason.sentence(), all);
    }
}
