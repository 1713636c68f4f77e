package touchline.jobs;

import com.github.kagkarlsson.scheduler.Scheduler;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.SmartLifecycle;

/** Does jobs from the moment at which the service is ready until it stops. */
final class Running implements SmartLifecycle, ApplicationListener<ApplicationReadyEvent> {

    private record Shift(Scheduler scheduler, ScheduledExecutorService clockwork, Future<?> rounds) {}

    private final Queue queue;
    private final Timetable timetable;
    private final JobsSettings settings;
    private final Supplier<List<Work>> works;
    private final Supplier<String> node;
    private volatile @Nullable Shift shift;

    Running(
            Queue queue,
            Timetable timetable,
            JobsSettings settings,
            Supplier<List<Work>> works,
            Supplier<String> node) {
        this.queue = queue;
        this.timetable = timetable;
        this.settings = settings;
        this.works = works;
        this.node = node;
    }

    @Override
    public boolean isAutoStartup() {
        return false;
    }

    @Override
    public void onApplicationEvent(ApplicationReadyEvent ready) {
        start();
    }

    @Override
    public void start() {
        if (settings.parallel() == 0 || isRunning()) {
            return;
        }
        var name = node.get();
        queue.release(name);
        var scheduler = queue.scheduler(works.get(), name);
        scheduler.start();
        var clockwork = Executors.newSingleThreadScheduledExecutor(
                Thread.ofVirtual().name("job-timetable").factory());
        var rounds = clockwork.scheduleWithFixedDelay(
                timetable::round, 0, settings.poll().toMillis(), TimeUnit.MILLISECONDS);
        shift = new Shift(scheduler, clockwork, rounds);
    }

    @Override
    public void stop() {
        var ending = shift;
        if (ending != null) {
            ending.rounds().cancel(false);
            // Waits for the round in work, which may be writing.
            ending.clockwork().close();
            ending.scheduler().stop();
            shift = null;
        }
    }

    @Override
    public boolean isRunning() {
        return shift != null;
    }
}
