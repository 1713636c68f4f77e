package touchline;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalysisReporter;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import touchline.problem.Problem;

/** Says on the error stream, in one line, why the service cannot start and what to do. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class StartFailures implements FailureAnalyzer, FailureAnalysisReporter {

    @Override
    public @Nullable FailureAnalysis analyze(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof Problem problem) {
                return new FailureAnalysis(problem.sentence(), null, cause);
            }
            if (cause instanceof PortInUseException taken) {
                return new FailureAnalysis(
                        "Port %d is in use: stop the program that holds it, or choose another with TOUCHLINE_PORT or --port."
                                .formatted(taken.getPort()),
                        null,
                        cause);
            }
        }
        return null;
    }

    @Override
    public void report(FailureAnalysis analysis) {
        var action = analysis.getAction() == null ? "" : " " + analysis.getAction();
        System.err.println(
                (analysis.getDescription() + action).replaceAll("\\s+", " ").strip());
    }
}
