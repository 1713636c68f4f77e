package touchline.jobs;

import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.jobs.Ended.Why;
import touchline.store.Store;
import touchline.time.Moments;

/**
 * A job in work, for one thread. {@link #step} and {@link #progress} do not return when the job was cancelled, this node
 * stops or another has taken over: let what they throw pass.
 */
public final class JobRun {

    private final Job job;
    private final long hold;
    private final Store store;
    private final Clock clock;
    private final BooleanSupplier stopping;
    private String current = "";

    JobRun(Job job, long hold, Store store, Clock clock, BooleanSupplier stopping) {
        this.job = job;
        this.hold = hold;
        this.store = store;
        this.clock = clock;
        this.stopping = stopping;
    }

    public String id() {
        return job.id();
    }

    public String owner() {
        return job.owner();
    }

    /** What the job was submitted with. */
    public <T> T input(Class<T> type) {
        return JobJson.read(new JobRows(store.read()).input(job.id()), type);
    }

    /**
     * Does {@code work} unless an earlier attempt has, whose result is returned then. It is done again only when the process
     * dies before the result is stored, so what it changes must bear that.
     *
     * @param name unique in the job
     * @param type what the result, as JSON, is read back as
     */
    public <T> T step(String name, Class<T> type, Callable<T> work) throws Exception {
        var finished = new StepRows(store.read()).finished(job.id(), name);
        if (finished.isPresent()) {
            return JobJson.read(finished.get(), type);
        }
        mayGoOn();
        var outer = current;
        current = name;
        T result = work.call();
        current = outer;
        log(name, "finished", Optional.of(JobJson.write(result)));
        return result;
    }

    /** Says how far the work is, in units of its own. A write: say it once a batch, not once a row. */
    public void progress(long done, long total) {
        mayGoOn();
        write(database -> new JobRows(database).progress(job.id(), done, total));
    }

    /** Adds a sentence to the log, under the step in work. */
    public void note(String text) {
        log(current, text, Optional.empty());
    }

    private void log(String name, String text, Optional<String> result) {
        var step = new Step(Moments.now(clock), name, text);
        write(database -> new StepRows(database).add(job.id(), step, result));
    }

    private void mayGoOn() {
        if (stopping.getAsBoolean()) {
            throw new Ended(Why.STOPPED);
        }
        if (new JobRows(store.read()).isCancelRequested(job.id())) {
            throw new Ended(Why.CANCELLED);
        }
    }

    /** A write of this attempt, which counts for nothing when it is no longer the latest. */
    void write(Consumer<JdbcClient> change) {
        store.write(database -> {
            if (!new JobRows(database).isHeld(job.id(), hold)) {
                throw new Ended(Why.SUPERSEDED);
            }
            change.accept(database);
            return true;
        });
    }
}
