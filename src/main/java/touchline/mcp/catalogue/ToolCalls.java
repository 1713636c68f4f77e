package touchline.mcp.catalogue;

import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import touchline.accounts.Access;
import touchline.accounts.Caller;
import touchline.accounts.Gate;
import touchline.accounts.Quota;
import touchline.accounts.Quotas;
import touchline.accounts.Reservation;
import touchline.mcp.Call;
import touchline.mcp.Report;
import touchline.problem.Problem;

/** Runs a tool for a caller: may they, do the arguments fit, is there quota left; then the work. */
public final class ToolCalls {

    private final Gate gate;
    private final Quotas quotas;
    private final Failures failures;
    private final boolean signInWith401;
    private final Results results = new Results();

    public ToolCalls(Gate gate, Quotas quotas, Failures failures, boolean signInWith401) {
        this.gate = gate;
        this.quotas = quotas;
        this.failures = failures;
        this.signInWith401 = signInWith401;
    }

    /** Lets callers through to what is no tool. */
    public void admit(Access access, Caller caller) {
        gate.admit(access, caller);
    }

    /** @throws Problem only when signing in would help and the setting asks to say so by HTTP 401 */
    public Map<String, Object> call(
            ToolEntry<?, ?> entry, JsonNode arguments, Caller caller, ProgressListener progress) {
        try {
            return run(entry, arguments, caller, progress);
        } catch (RuntimeException failure) {
            Problem problem = failures.asProblem("Tool " + entry.name(), failure);
            if (signInWith401 && Failures.startsSignIn(problem)) {
                throw problem;
            }
            return failures.asToolResult(problem);
        }
    }

    private <I extends Record, O extends Record & Report> Map<String, Object> run(
            ToolEntry<I, O> entry, JsonNode sent, Caller caller, ProgressListener progress) {
        gate.admit(entry.spec().access(), caller);
        JsonNode arguments = Arguments.withoutNulls(sent);
        entry.arguments().check(arguments);
        I input = entry.read(arguments);
        if (!entry.spec().access().isMetered()) {
            return results.of(entry.tool().call(input, new OneCall(caller, Optional.empty(), progress)));
        }
        Reservation reservation = quotas.reserve(entry.name(), caller);
        try {
            return results.of(
                    entry.tool().call(input, new OneCall(caller, Optional.of(reservation.quota()), progress)));
        } catch (RuntimeException failure) {
            reservation.giveBack();
            throw failure;
        }
    }

    private record OneCall(Caller caller, Optional<Quota> quota, ProgressListener listener) implements Call {
        @Override
        public void progress(double done, double total, String message) {
            listener.progress(done, total, message);
        }
    }
}
