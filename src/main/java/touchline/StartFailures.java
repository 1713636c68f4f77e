package touchline;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
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
        // Our own sentence first: a setting that was refused by its record arrives as a failure to bind it.
        return sentence(failure, Problem.class, Problem::sentence)
                .or(() -> sentence(
                        failure,
                        PortInUseException.class,
                        taken ->
                                "Port %d is in use: stop the program that holds it, or choose another with TOUCHLINE_PORT or --port."
                                        .formatted(taken.getPort())))
                .or(() -> sentence(
                        failure,
                        BindException.class,
                        unfit ->
                                "The setting %s has a value that does not fit: application.yml says what it takes and which TOUCHLINE_ variable sets it."
                                        .formatted(unfit.getName())))
                .map(sentence -> new FailureAnalysis(sentence, null, failure))
                .orElse(null);
    }

    private static <T extends Throwable> Optional<String> sentence(
            Throwable failure, Class<T> kind, Function<T, String> words) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .filter(kind::isInstance)
                .map(kind::cast)
                .map(words)
                .findFirst();
    }

    @Override
    public void report(FailureAnalysis analysis) {
        var action = analysis.getAction() == null ? "" : " " + analysis.getAction();
        System.err.println(
                (analysis.getDescription() + action).replaceAll("\\s+", " ").strip());
    }
}
