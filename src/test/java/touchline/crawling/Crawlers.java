package touchline.crawling;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.outgoing.Outgoing;
import touchline.outgoing.Reach;
import touchline.store.Databases;
import touchline.store.Store;

/** A crawler whose waiting lets its clock pass. */
final class Crawlers implements AutoCloseable {

    static final Instant START = Instant.parse("2026-11-28T12:00:00Z");

    private final ConfigurableApplicationContext context;
    private final Outgoing outgoing = new Outgoing();
    private final List<Duration> waits = new ArrayList<>();
    private volatile Instant now = START;

    Crawlers(Path folder) {
        context = Databases.SQLITE.open(folder);
    }

    static CrawlingSettings settings(Reach reach) {
        return new CrawlingSettings(
                "OurBot/1.0",
                reach,
                Duration.ofSeconds(2),
                Duration.ofSeconds(60),
                Duration.ofSeconds(20),
                1_000_000,
                "/usr/bin/chromium");
    }

    Crawler within(Reach reach) {
        return with(settings(reach));
    }

    Crawler with(CrawlingSettings settings) {
        Store store = context.getBean(Store.class);
        var knocking = new Knocking(
                outgoing,
                new Robots(outgoing, settings, clock()),
                new Turns(store, clock()),
                settings,
                clock(),
                this::wait);
        return new Crawler(knocking, new Browser(outgoing, settings), new Pages(store), settings, clock());
    }

    private void wait(Duration time) {
        waits.add(time);
        now = now.plus(time);
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    List<Duration> waits() {
        return List.copyOf(waits);
    }

    private Clock clock() {
        return new Clock() {
            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return now;
            }
        };
    }

    @Override
    public void close() {
        outgoing.close();
        context.close();
    }
}
