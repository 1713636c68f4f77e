package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.jobs.Job;
import touchline.jobs.Jobs;
import touchline.jobs.Step;
import touchline.mcp.Doc;
import touchline.problem.Problem;

/** Long work: how far it is, and an end to it. */
@Tag(name = "jobs")
@RestController
@RequestMapping("${touchline.caseapi.path}/jobs/{job_id}")
final class JobRoutes {

    /** A job as it stands. */
    record State(
            String jobId,
            String kind,
            Job.Status status,
            @Doc("Of total, in units of the work's own") long done,
            @Doc("Absent = not known yet") Optional<Long> total,
            @Doc("How often it was begun") int attempts,
            @Doc("Why it failed or was cancelled") Optional<String> reason,

            @Doc("Whether it ends at its next step") boolean cancelRequested,

            @Doc("What it has done, in order") List<Line> steps,
            Instant createdAt,
            Optional<Instant> startedAt,
            Optional<Instant> finishedAt) {}

    /** A line of a job's log. */
    record Line(Instant at, String step, String text) {

        static Line of(Step step) {
            return new Line(step.at(), step.name(), step.text());
        }
    }

    private final Jobs jobs;

    JobRoutes(Jobs jobs) {
        this.jobs = jobs;
    }

    @Operation(operationId = "get_job", summary = "How far a job is")
    @GetMapping
    State read(Owner owner, @PathVariable("job_id") String jobId) {
        return jobs.find(owner.name(), jobId).map(job -> state(owner, job)).orElseThrow(JobRoutes::missing);
    }

    @Operation(
            operationId = "cancel_job",
            summary = "Cancel a job",
            description =
                    "A waiting job ends at once, a running one at its next step; one that has ended stays as it is.")
    @DeleteMapping
    State cancel(Owner owner, @PathVariable("job_id") String jobId) {
        return jobs.cancel(owner.name(), jobId).map(job -> state(owner, job)).orElseThrow(JobRoutes::missing);
    }

    private State state(Owner owner, Job job) {
        return new State(
                job.id(),
                job.kind(),
                job.status(),
                job.done(),
                job.total(),
                job.attempts(),
                job.reason(),
                job.cancelRequested(),
                jobs.steps(owner.name(), job.id()).stream().map(Line::of).toList(),
                job.createdAt(),
                job.startedAt(),
                job.finishedAt());
    }

    private static Problem missing() {
        return Problem.notFound("You have no job of this id: the answer that began it names it.");
    }
}
