package touchline.jobs;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * @param parallel how many jobs this node runs at the same time; 0 = none
 * @param attempts how often a job is begun before it is given up
 * @param backOff the pause after the first failure, four times as long after each further one
 * @param poll how often this node looks for due jobs
 * @param heartbeat how often this node says that its jobs are alive
 */
@ConfigurationProperties("touchline.jobs")
record JobsSettings(int parallel, int attempts, Duration backOff, Duration poll, Duration heartbeat) {

    /** The fewest that db-scheduler allows. */
    static final int MISSED_HEARTBEATS = 4;

    private static final int FACTOR = 4;

    JobsSettings {
        if (parallel < 0) {
            throw new IllegalArgumentException("TOUCHLINE_JOBS must be a number from 0");
        }
        if (attempts < 1) {
            throw new IllegalArgumentException("touchline.jobs.attempts must be a number from 1");
        }
        if (!backOff.isPositive() || !poll.isPositive() || !heartbeat.isPositive()) {
            throw new IllegalArgumentException(
                    "touchline.jobs.back-off, poll and heartbeat must be longer than nothing");
        }
    }

    Duration pauseAfter(int attempt) {
        var pause = backOff;
        for (int i = 1; i < attempt; i++) {
            pause = pause.multipliedBy(FACTOR);
        }
        return pause;
    }
}
