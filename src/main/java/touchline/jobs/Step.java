package touchline.jobs;

import java.time.Instant;

/**
 * A line in the log of a job.
 *
 * @param name the step that it is about; empty = the job as a whole
 */
public record Step(Instant at, String name, String text) {}
