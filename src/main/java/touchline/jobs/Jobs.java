package touchline.jobs;

import com.github.kagkarlsson.scheduler.ScheduledExecution;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import touchline.store.SharedTime;
import touchline.store.Store;
import touchline.time.Moments;

/** The jobs of everybody; another owner's job is as one that does not exist. */
public final class Jobs {

    private final Store store;
    private final SchedulerClient queue;
    private final SharedTime time;
    private final Clock clock;

    Jobs(Store store, SchedulerClient queue, SharedTime time, Clock clock) {
        this.store = store;
        this.queue = queue;
        this.time = time;
        this.clock = clock;
    }

    /**
     * Asks for work. Inside a {@link Store#write} the job exists when, and only when, that write is committed.
     *
     * @param kind of the {@link Work}
     * @param input a record or whatever else becomes JSON
     * @param key a second job of the owner and kind with this key is the first one, whatever has become of it
     */
    public Job submit(String kind, String owner, Object input, Optional<String> key) {
        return store.write(database -> {
            var rows = new JobRows(database);
            return key.flatMap(it -> rows.keyed(owner, kind, it)).orElseGet(() -> add(rows, kind, owner, input, key));
        });
    }

    /** The run of a schedule in a period: the one that there is, or else a new one. */
    public Job submit(Schedule.Due due) {
        return submit(due.kind(), Schedule.OWNER, due, Optional.of(due.period()));
    }

    public Optional<Job> find(String owner, String id) {
        return new JobRows(store.read()).find(id).filter(job -> job.owner().equals(owner));
    }

    /** What the job was submitted with; absent when there is no such job. */
    public <T> Optional<T> input(String owner, String id, Class<T> type) {
        return find(owner, id).map(job -> JobJson.read(new JobRows(store.read()).input(job.id()), type));
    }

    /** The owner's, the newest first. */
    public List<Job> list(String owner, int count) {
        return new JobRows(store.read()).latest(owner, count);
    }

    /** What the job has done, in order; empty when there is no such job. */
    public List<Step> steps(String owner, String id) {
        return find(owner, id)
                .map(job -> new StepRows(store.read()).all(job.id()))
                .orElse(List.of());
    }

    /** Ends a waiting job at once and a running one at its next step; one that has ended stays as it is. */
    public Optional<Job> cancel(String owner, String id) {
        return store.write(database -> {
            var rows = new JobRows(database);
            rows.find(id)
                    .filter(job -> job.owner().equals(owner) && !job.status().isFinal())
                    .ifPresent(job -> cancel(rows, job));
            return rows.find(id).filter(job -> job.owner().equals(owner));
        });
    }

    /** Removes a job with all that is known of it; what is still in work of it counts for nothing. */
    public void forget(String owner, String id) {
        store.write(database -> {
            var rows = new JobRows(database);
            rows.find(id).filter(job -> job.owner().equals(owner)).ifPresent(job -> rows.delete(job.id()));
            return id;
        });
    }

    private void cancel(JobRows rows, Job job) {
        rows.requestCancel(job.id());
        var isInWork = queue.getScheduledExecution(TaskInstanceId.of(job.kind(), job.id()))
                .filter(ScheduledExecution::isPicked)
                .isPresent();
        if (!isInWork) {
            rows.cancelled(job.id(), Moments.now(clock));
        }
    }

    private Job add(JobRows rows, String kind, String owner, Object input, Optional<String> key) {
        var job = Job.asked(UUID.randomUUID().toString(), kind, owner, Moments.now(clock));
        rows.add(job, JobJson.write(input), key);
        queue.scheduleIfNotExists(new TaskInstance<>(kind, job.id()), time.now());
        return job;
    }
}
