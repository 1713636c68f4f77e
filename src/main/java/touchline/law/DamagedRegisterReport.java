package touchline.law;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Shows an operator the sentence instead of a stack trace. */
final class DamagedRegisterReport extends AbstractFailureAnalyzer<DamagedRegister> {

    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, DamagedRegister cause) {
        return new FailureAnalysis(cause.sentence(), null, cause);
    }
}
