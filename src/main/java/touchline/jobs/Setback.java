package touchline.jobs;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.problem.Incident;
import touchline.problem.Problem;

/** An attempt that has failed: whether another one may help, and what to say of it. */
record Setback(Job job, Throwable failure) {

    private static final Logger LOG = LoggerFactory.getLogger(Setback.class);

    static String cutOff(Job job) {
        return "The work was cut off %d times and is given up: submit it again, and tell the operator of the service."
                .formatted(job.attempts());
    }

    boolean isFinal(int attempts) {
        return job.attempts() >= attempts || (failure instanceof Problem problem && !passes(problem));
    }

    private static boolean passes(Problem problem) {
        return problem.code() == Problem.Code.UNAVAILABLE || problem.code() == Problem.Code.RATE_LIMITED;
    }

    /** What whoever asked reads; a fault of ours goes to the log under an incident number. */
    String reason() {
        if (failure instanceof Problem problem) {
            return problem.sentence();
        }
        return Incident.of("the %s job %s".formatted(job.kind(), job.id()), failure)
                .sentence();
    }

    String note(int attempts, Duration pause) {
        LOG.warn("Attempt {} at the {} job {} failed and is repeated", job.attempts(), job.kind(), job.id(), failure);
        return "attempt %d of %d failed, the next one begins in %d s%s"
                .formatted(
                        job.attempts(),
                        attempts,
                        pause.toSeconds(),
                        failure instanceof Problem problem ? ": " + problem.sentence() : "");
    }
}
