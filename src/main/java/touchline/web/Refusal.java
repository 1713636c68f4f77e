package touchline.web;

import org.springframework.http.HttpStatusCode;
import touchline.problem.Problem;

/** A problem for which HTTP has a finer status than its code stands for, such as 413 or 422. */
public final class Refusal extends RuntimeException {

    private final HttpStatusCode status;
    private final transient Problem problem;

    public Refusal(HttpStatusCode status, Problem problem) {
        super(problem.sentence(), null, false, false);
        this.status = status;
        this.problem = problem;
    }

    HttpStatusCode status() {
        return status;
    }

    Problem problem() {
        return problem;
    }
}
