package touchline.crawling;

import java.time.Duration;
import java.util.Locale;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import touchline.outgoing.Reach;

/**
 * @param agent how we call ourselves; its first word is what robots.txt names us by
 * @param reach whom a page may be fetched from; only tests fetch from this machine
 * @param pause between two requests to one host
 * @param longestPause a host that asks for a longer one is left alone
 * @param patience how long one answer may take
 * @param mostBytes how long a page may be, unpacked
 * @param browser Chromium, by its name on the path or its whole path
 */
@ConfigurationProperties("touchline.crawling")
record CrawlingSettings(
        @DefaultValue("touchline") String agent,
        @DefaultValue("public") Reach reach,
        @DefaultValue("2s") Duration pause,
        @DefaultValue("60s") Duration longestPause,
        @DefaultValue("30s") Duration patience,
        @DefaultValue("20000000") int mostBytes,
        @DefaultValue("chromium") String browser) {

    String token() {
        return agent.split("[^\\p{L}-]", 2)[0].toLowerCase(Locale.ROOT);
    }
}
