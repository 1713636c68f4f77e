package touchline.jobs;

import java.time.Clock;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Submits what the schedules say is due. Every node does: the period is the key, so that there is one job of it. */
public final class Timetable {

    private static final Logger LOG = LoggerFactory.getLogger(Timetable.class);

    private final List<Schedule> schedules;
    private final Jobs jobs;
    private final Clock clock;

    /** What needs no second look. */
    private final Map<Schedule, Schedule.Due> submitted = new HashMap<>();

    Timetable(List<Schedule> schedules, Jobs jobs, Clock clock) {
        this.schedules = schedules;
        this.jobs = jobs;
        this.clock = clock;
    }

    /** What is due next of each schedule, the soonest first. */
    public List<Schedule.Due> next() {
        return schedules.stream()
                .map(schedule -> schedule.next(clock.instant()))
                .sorted(Comparator.comparing(Schedule.Due::at))
                .toList();
    }

    void round() {
        for (Schedule schedule : schedules) {
            try {
                submit(schedule);
            } catch (RuntimeException e) {
                LOG.warn("The {} job that is due could not be submitted; it is tried again", schedule.kind(), e);
            }
        }
    }

    private void submit(Schedule schedule) {
        var due = schedule.last(clock.instant());
        if (!due.equals(submitted.get(schedule))) {
            jobs.submit(due);
            submitted.put(schedule, due);
        }
    }
}
