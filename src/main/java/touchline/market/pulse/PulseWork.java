package touchline.market.pulse;

import java.time.LocalDate;
import java.time.ZoneOffset;
import touchline.jobs.JobRun;
import touchline.jobs.Schedule;
import touchline.jobs.Work;

/** Writes the report of a period when it is due. */
record PulseWork(Period period, PulseReports reports) implements Work {

    /** @param report the id of the report */
    record Result(String report, boolean created) {}

    @Override
    public String kind() {
        return period.schedule().kind();
    }

    @Override
    public Result run(JobRun run) {
        var due = run.input(Schedule.Due.class);
        var written = reports.write(new Edition(period, LocalDate.ofInstant(due.at(), ZoneOffset.UTC)));
        return new Result(written.report().id(), written.created());
    }
}
