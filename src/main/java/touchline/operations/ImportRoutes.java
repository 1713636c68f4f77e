package touchline.operations;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriComponentsBuilder;
import touchline.football.formats.ImportReport;
import touchline.football.formats.Imports;
import touchline.football.reading.Asked;
import touchline.jobs.Job;
import touchline.jobs.Jobs;
import touchline.problem.Problem;

/** Takes files of football data from operators. */
@RestController
final class ImportRoutes {

    private static final String OWNER = "operator";
    private static final int REMARKS = 100;

    /** The job that takes the file, and where it says how far it is. */
    record Accepted(String jobId, String statusUrl) {}

    /**
     * How far an import is.
     *
     * @param status {@code queued}, {@code running}, {@code completed}, {@code failed} or {@code cancelled}
     * @param rowsDone how many rows have been looked at
     * @param reason one sentence: why it failed
     * @param report once it is completed, with the first hundred remarks
     */
    record State(
            String jobId,
            String status,
            long rowsDone,
            int attempts,
            Optional<String> reason,
            Optional<ImportReport> report,
            Instant createdAt,
            Optional<Instant> finishedAt) {}

    private final Jobs jobs;
    private final Path folder;

    ImportRoutes(Jobs jobs, Path folder) {
        this.jobs = jobs;
        this.folder = folder;
    }

    /** The body is the file as it is; {@code dry_run=true}, {@code file=its-name} and the options of docs/imports.md. */
    @SecurityRequirement(name = "x-worker-secret")
    @PostMapping("/api/internal/imports/{format}")
    @ResponseStatus(HttpStatus.ACCEPTED)
    Accepted take(@PathVariable String format, HttpServletRequest request) throws IOException {
        Imports.require(format);
        Map<String, String> options = options(request);
        boolean dryRun = Boolean.parseBoolean(options.remove("dry_run"));
        String name = Optional.ofNullable(options.remove("file")).orElse(Imports.usualName(format));
        var asked = new Asked(options);
        String file = ReceivedFile.keep(request.getInputStream(), folder, name);
        var job = jobs.submit(
                ImportWork.KIND, OWNER, new ImportOrder(format, file, asked.options(), dryRun), Optional.empty());
        return new Accepted(job.id(), "/api/internal/imports/" + job.id());
    }

    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/imports/{jobId}")
    State state(@PathVariable String jobId) {
        return state(job(jobId));
    }

    /** What was taken by then stays; the same file, sent again, goes on from there. */
    @SecurityRequirement(name = "x-worker-secret")
    @DeleteMapping("/api/internal/imports/{jobId}")
    State cancel(@PathVariable String jobId) throws IOException {
        job(jobId);
        Job job = jobs.cancel(OWNER, jobId).orElseThrow();
        if (job.status() == Job.Status.CANCELLED) {
            ReceivedFile.discard(folder.resolve(
                    jobs.input(OWNER, jobId, ImportOrder.class).orElseThrow().file()));
        }
        return state(job);
    }

    private Job job(String jobId) {
        return jobs.find(OWNER, jobId)
                .filter(it -> it.kind().equals(ImportWork.KIND))
                .orElseThrow(() -> Problem.notFound("There is no import %s: send the file.".formatted(jobId)));
    }

    private static State state(Job job) {
        return new State(
                job.id(),
                job.status().word(),
                job.done(),
                job.attempts(),
                job.reason(),
                job.result(ImportReport.class).map(report -> report.shortened(REMARKS)),
                job.createdAt(),
                job.finishedAt());
    }

    /** From the address alone: asking the request for parameters would read a form out of the body. */
    private static Map<String, String> options(HttpServletRequest request) {
        Map<String, String> options = new LinkedHashMap<>();
        String query = Optional.ofNullable(request.getQueryString()).orElse("");
        UriComponentsBuilder.newInstance()
                .query(query)
                .build()
                .getQueryParams()
                .toSingleValueMap()
                .forEach((name, value) -> options.put(
                        name,
                        java.net.URLDecoder.decode(
                                Optional.ofNullable(value).orElse(""), java.nio.charset.StandardCharsets.UTF_8)));
        return options;
    }
}
