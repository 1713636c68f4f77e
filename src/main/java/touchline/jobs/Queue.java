package touchline.jobs;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionContext;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import javax.sql.DataSource;
import touchline.store.SharedTime;
import touchline.store.Store;

/** Where jobs wait for a node to pick them, and how this node does. */
final class Queue {

    /** How long a stop waits for jobs to reach the end of a step, and then again after interrupting them. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    /** Kinds that this version does not know wait for a node that does, as during an upgrade. */
    private static final Duration FOR_EVER = Duration.ofDays(36_500);

    private final DataSource writing;
    private final Store store;
    private final SharedTime time;
    private final Worker worker;
    private final JobsSettings settings;

    Queue(DataSource writing, Store store, SharedTime time, Worker worker, JobsSettings settings) {
        this.writing = writing;
        this.store = store;
        this.time = time;
        this.worker = worker;
        this.settings = settings;
    }

    Scheduler scheduler(List<Work> works, String node) {
        List<Task<?>> tasks = new ArrayList<>();
        works.forEach(work -> tasks.add(task(work)));
        return Scheduler.create(writing, tasks)
                .tableName(QueueSql.TABLE)
                .jdbcCustomization(new QueueSql())
                .schedulerName(new SchedulerName.Fixed(node))
                .clock(time::now)
                .threads(settings.parallel())
                .executorService(Executors.newFixedThreadPool(
                        settings.parallel(), Thread.ofVirtual().name("job-", 0).factory()))
                .pollingInterval(settings.poll())
                .heartbeatInterval(settings.heartbeat())
                .missedHeartbeatsLimit(JobsSettings.MISSED_HEARTBEATS)
                .deleteUnresolvedAfter(FOR_EVER)
                .shutdownMaxWait(GRACE)
                .build();
    }

    /** Gives back what this node had picked when its last process died. */
    void release(String node) {
        store.write(database -> database.sql("""
                        UPDATE job_queue SET picked = FALSE, picked_by = NULL, last_heartbeat = NULL, version = version + 1
                        WHERE picked_by = :node
                        """).param("node", node).update());
    }

    private Task<Void> task(Work work) {
        return Tasks.custom(work.kind(), Void.class)
                .onFailure((failed, place) ->
                        place.reschedule(failed, failed.getTimeDone().plus(settings.backOff())))
                .onDeadExecution((dead, place) -> place.reschedule(dead, dead.getTimeDone()))
                .execute((instance, context) -> attempt(work, instance.getId(), context));
    }

    private CompletionHandler<Void> attempt(Work work, String id, ExecutionContext context) {
        var outcome =
                worker.attempt(work, id, context.getExecution().version, context.getSchedulerState()::isShuttingDown);
        return switch (outcome) {
            case Outcome.Over _ -> (_, place) -> place.remove();
            case Outcome.Again again ->
                (ended, place) -> place.reschedule(ended, ended.getTimeDone().plus(again.pause()));
            case Outcome.Lost _ -> (_, _) -> {};
        };
    }
}
