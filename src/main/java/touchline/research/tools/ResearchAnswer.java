package touchline.research.tools;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.cases.Finding;
import touchline.jobs.Job;
import touchline.jobs.Step;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.research.Depth;
import touchline.research.Research;
import touchline.research.Researched;

/** How a research stands, and what came of it. */
record ResearchAnswer(
        @Doc("Ask get_case_research with it") String jobId,
        String caseId,
        String query,
        Depth depth,
        Status status,

        @Doc("Steps done; absent until it says") Optional<Long> done,
        @Doc("Of how many steps") Optional<Long> total,
        @Doc("How often it was begun") int attempts,
        @Doc("Why it failed") Optional<String> reason,

        @Doc("Whether it ends at its next step") boolean cancelRequested,

        Instant askedAt,
        Optional<Instant> startedAt,
        Optional<Instant> finishedAt,
        @Doc("What was done, in order") List<Line> steps,
        @Doc("Markdown, once completed") Optional<String> brief,

        @Doc("extractive, or model where a language model wrote the summary")
        Optional<String> engine,

        @Doc("What is to be said of the engine") Optional<String> engineNote,

        @Doc("Made by it so far; get_case_findings has those of all researches")
        List<Finding> findings,

        @Doc("What could not be done or was left out") List<String> failures)
        implements Report {

    /** Of a job. */
    enum Status {
        QUEUED,
        RUNNING,
        COMPLETED,
        FAILED,
        CANCELLED
    }

    record Line(
            Instant at, @Doc("Empty = the job as a whole") String step, String text) {

        static Line of(Step step) {
            return new Line(step.at(), step.name(), step.text());
        }

        String line() {
            return "%s %s%s".formatted(at, step.isEmpty() ? "" : step + ": ", text);
        }
    }

    static ResearchAnswer of(Research.Standing standing, List<Finding> findings) {
        Job job = standing.job();
        var result = job.result(Researched.class);
        return new ResearchAnswer(
                job.id(),
                standing.request().caseId(),
                standing.request().query(),
                standing.request().depth(),
                Status.valueOf(job.status().name()),
                job.total().map(_ -> job.done()),
                job.total(),
                job.attempts(),
                job.reason(),
                job.cancelRequested(),
                job.createdAt(),
                job.startedAt(),
                job.finishedAt(),
                standing.steps().stream().map(Line::of).toList(),
                result.map(Researched::brief),
                result.map(Researched::engine),
                result.flatMap(Researched::note),
                findings,
                result.map(Researched::failures).orElse(List.of()));
    }

    @Override
    public String report() {
        var text = new Markdown("Research: " + Markdown.words(status))
                .paragraph("Job `%s` on case `%s`, depth %s, asked %s."
                        .formatted(jobId, caseId, Markdown.words(depth), askedAt))
                .paragraph(reason.map("Why: %s"::formatted).orElse(""))
                .paragraph(
                        status == Status.QUEUED || status == Status.RUNNING
                                ? "%sAsk get_case_research again in a few seconds."
                                        .formatted(total.map(
                                                        all -> "%d of %d steps done. ".formatted(done.orElse(0L), all))
                                                .orElse(""))
                                : "%d findings were made; get_case_findings has them with their quotes."
                                        .formatted(findings.size()))
                .paragraph(engineNote.orElse(""));
        brief.ifPresent(it -> text.paragraph(it.strip()));
        return text.list("Steps", steps, Line::line).text();
    }
}
