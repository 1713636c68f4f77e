package touchline.jobs;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import touchline.store.Store;
import touchline.time.Moments;

/** Makes attempts at jobs and records what came of them. */
final class Worker {

    private final Store store;
    private final Clock clock;
    private final JobsSettings settings;

    Worker(Store store, Clock clock, JobsSettings settings) {
        this.store = store;
        this.clock = clock;
        this.settings = settings;
    }

    /** @param hold rises from attempt to attempt; only what the highest one writes is taken */
    Outcome attempt(Work work, String id, long hold, BooleanSupplier stopping) {
        try {
            Optional<Job> begun = store.write(database -> begin(new JobRows(database), id, hold));
            return begun.map(job -> work(work, job, new JobRun(job, hold, store, clock, stopping), stopping))
                    .orElseGet(Outcome.Over::new);
        } catch (Ended superseded) {
            return new Outcome.Lost();
        }
    }

    /** Absent when there is nothing to do any more. */
    private Optional<Job> begin(JobRows rows, String id, long hold) {
        var found = rows.find(id).filter(job -> !job.status().isFinal());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        if (!rows.take(id, hold)) {
            throw new Ended(Ended.Why.SUPERSEDED);
        }
        var job = found.get();
        if (job.cancelRequested()) {
            rows.cancelled(id, Moments.now(clock));
            return Optional.empty();
        }
        if (job.attempts() >= settings.attempts()) {
            rows.failed(id, Setback.cutOff(job), Moments.now(clock));
            return Optional.empty();
        }
        rows.begin(id, Moments.now(clock));
        return rows.find(id);
    }

    private Outcome work(Work work, Job job, JobRun run, BooleanSupplier stopping) {
        try {
            var result = JobJson.write(work.run(run));
            return over(run, rows -> rows.completed(job.id(), result, Moments.now(clock)));
        } catch (Ended ended) {
            return switch (ended.why()) {
                case CANCELLED -> over(run, rows -> rows.cancelled(job.id(), Moments.now(clock)));
                case STOPPED -> released(run);
                case SUPERSEDED -> throw ended;
            };
        } catch (Throwable failure) {
            // What the interrupt of a stop has broken is not the work's fault.
            return stopping.getAsBoolean() ? released(run) : setback(run, new Setback(job, failure));
        }
    }

    private Outcome setback(JobRun run, Setback setback) {
        if (setback.isFinal(settings.attempts())) {
            var reason = setback.reason();
            return over(run, rows -> rows.failed(run.id(), reason, Moments.now(clock)));
        }
        var pause = settings.pauseAfter(setback.job().attempts());
        run.note(setback.note(settings.attempts(), pause));
        return new Outcome.Again(pause);
    }

    private static Outcome over(JobRun run, Consumer<JobRows> end) {
        run.write(database -> end.accept(new JobRows(database)));
        return new Outcome.Over();
    }

    private static Outcome released(JobRun run) {
        // An interrupted thread gets no connection.
        Thread.interrupted();
        run.write(database -> new JobRows(database).uncount(run.id()));
        return new Outcome.Again(Duration.ZERO);
    }
}
