package touchline.operations;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.jobs.Schedule;
import touchline.jobs.Timetable;

/** When what recurs is due next, for operators. */
@RestController
final class ScheduleRoutes {

    /** The soonest first; the moments are UTC. */
    record Schedules(List<Schedule.Due> next) {}

    private final Timetable timetable;

    ScheduleRoutes(Timetable timetable) {
        this.timetable = timetable;
    }

    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/schedules")
    Schedules due() {
        return new Schedules(timetable.next());
    }
}
