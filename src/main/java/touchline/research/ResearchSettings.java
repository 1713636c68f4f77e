package touchline.research;

import java.time.Duration;
import java.time.LocalTime;
import java.util.Map;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.research.sources.Switch;

/**
 * What one research may take, and what it may ask.
 *
 * @param pages how many it fetches at most
 * @param bytes how many those may have together; the page that passes the limit is the last
 * @param time how long after its start it begins another page
 * @param tokens how many a language model may read for it
 * @param watch when the sources that are switched on are looked at for something new, UTC
 * @param sources those that a research asks by itself, by name
 */
@ConfigurationProperties("touchline.research")
record ResearchSettings(
        int pages, long bytes, Duration time, int tokens, LocalTime watch, Map<String, Switch> sources) {

    ResearchSettings {
        if (pages < 1 || bytes < 1 || tokens < 1 || !time.isPositive()) {
            throw new IllegalArgumentException(
                    "touchline.research.pages, bytes, tokens and time must be more than nothing");
        }
        sources = Map.copyOf(sources);
    }
}
