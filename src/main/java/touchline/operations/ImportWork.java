package touchline.operations;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchline.football.formats.ImportReport;
import touchline.football.formats.Imports;
import touchline.football.reading.Asked;
import touchline.jobs.Job;
import touchline.jobs.JobRun;
import touchline.jobs.Jobs;
import touchline.jobs.Work;
import touchline.problem.Problem;

/** Takes a file that an operator has sent. Begun again it repeats nothing, because the same rows change nothing. */
final class ImportWork implements Work {

    static final String KIND = "football-import";

    private final Imports imports;
    private final Jobs jobs;
    private final Path folder;

    ImportWork(Imports imports, Jobs jobs, Path folder) {
        this.imports = imports;
        this.jobs = jobs;
        this.folder = folder;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Object run(JobRun run) throws IOException {
        ImportOrder order = run.input(ImportOrder.class);
        Path file = folder.resolve(order.file());
        if (!Files.exists(file)) {
            throw Problem.unavailable(
                    "The file is on another node: let nodes share the folder of imports, or send the file again.");
        }
        try {
            // Nobody knows how many rows there are before the last.
            ImportReport report = imports.take(
                    order.format(), file, new Asked(order.options()), order.dryRun(), done -> run.progress(done, 0));
            ReceivedFile.discard(file);
            return report;
        } catch (Problem refused) {
            if (refused.code() != Problem.Code.UNAVAILABLE) {
                ReceivedFile.discard(file);
            }
            throw refused;
        } catch (RuntimeException ended) {
            if (jobs.find(run.owner(), run.id()).filter(Job::cancelRequested).isPresent()) {
                ReceivedFile.discard(file);
            }
            throw ended;
        }
    }
}
