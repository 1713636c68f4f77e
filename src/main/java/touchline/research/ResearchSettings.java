package touchline.research;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * What one research may take.
 *
 * @param pages how many it reads at most
 * @param bytes how many those may have together; the page that passes the limit is the last
 * @param time how long after its start it begins another page
 */
@ConfigurationProperties("touchline.research")
record ResearchSettings(int pages, long bytes, Duration time) {

    ResearchSettings {
        if (pages < 1 || bytes < 1 || !time.isPositive()) {
            throw new IllegalArgumentException("touchline.research.pages, bytes and time must be more than nothing");
        }
    }
}
