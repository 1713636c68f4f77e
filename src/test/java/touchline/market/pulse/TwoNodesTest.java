package touchline.market.pulse;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.Touchline;
import touchline.crawling.Site;
import touchline.delivery.Deliveries;
import touchline.delivery.Delivery;
import touchline.delivery.Receiver;
import touchline.market.feeds.Feeds;
import touchline.store.Child;
import touchline.store.Databases;
import touchline.time.SettableClock;

/** Two processes on one PostgreSQL that read one feed, one of which is killed while it sends what it has written. */
@Timeout(600)
class TwoNodesTest {

    private static final String DAILY = "daily-2026-11-30";

    private static final String FEED = """
            <?xml version="1.0"?><rss version="2.0"><channel><title>Paper One</title>
            <item><title>Harry Kane of Bayern Munich is asked about</title><guid>one</guid>
              <pubDate>Sun, 29 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>
            """;

    private final SettableClock clock = new SettableClock("2026-11-30T07:24:00Z");
    private final CountDownLatch over = new CountDownLatch(1);

    @Tag("BR-071")
    @Tag("BR-066")
    @Test
    void makeOneReportAndOneDeliveryThoughOneDiesInTheMiddle(@TempDir Path temporary) throws Exception {
        try (var receiver = Receiver.open();
                var site = new Site().robots("").on("/feed", it -> Site.send(it, 200, "application/rss+xml", FEED))) {
            var settings = List.of(
                    "--touchline.store.url=" + Databases.POSTGRES.url(),
                    "--touchline.delivery.url=" + receiver.hangingOnce("/hook", DAILY, over),
                    "--touchline.delivery.secret=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                    "--touchline.delivery.local=true",
                    "--touchline.delivery.poll=50ms",
                    "--touchline.delivery.patience=4s",
                    "--touchline.jobs.poll=50ms",
                    "--touchline.crawling.reach=this-machine",
                    "--touchline.crawling.pause=1ms",
                    "--touchline.market.feeds.rumours=" + site.at("/feed"));
            try (var here = RunningServer.start(clock, settings);
                    var there = Child.run(Touchline.class, there(temporary, settings))) {
                there.mute();
                // It is due there and not yet here, so the other process writes it and sends it.
                await(() -> !daily(receiver).isEmpty());
                // Of the feed both have the same hour to read.
                await(() -> !here.bean(Feeds.class).states().isEmpty());
                clock.set("2026-11-30T07:30:00Z");
                there.kill();
                clock.set("2026-11-30T07:40:00Z");
                var reports = here.bean(PulseReports.class);
                // Once more at least: a slow machine may have had time for another attempt before the kill.
                await(() -> daily(receiver).size() > 1);
                await(() -> reports.latest(Period.WEEKLY).map(PulseReport::id).equals(Optional.of("weekly-2026-W49")));
                await(() -> here.bean(Deliveries.class)
                        .in(Delivery.State.PENDING, 10)
                        .isEmpty());

                assertThat(readings(site)).isEqualTo(1);
                clock.set("2026-11-30T08:10:00Z");
                await(() -> readings(site) == 2);

                assertThat(daily(receiver))
                        .extracting(it -> it.header("webhook-id"))
                        .containsOnly(daily(receiver).getFirst().header("webhook-id"));
                assertThat(daily(receiver))
                        .extracting(Receiver.Got::body)
                        .containsOnly(daily(receiver).getFirst().body());
                assertThat(reports.list(Period.DAILY, 10))
                        .extracting(PulseReport::id)
                        .containsExactly(DAILY, "daily-2026-11-29");
                assertThat(reports.list(Period.WEEKLY, 10))
                        .extracting(PulseReport::id)
                        .containsExactly("weekly-2026-W49", "weekly-2026-W48");
                assertThat(here.bean(Deliveries.class).in(Delivery.State.DELIVERED, 10))
                        .hasSize(4);
            } finally {
                over.countDown();
            }
        }
    }

    private static long readings(Site site) {
        return site.asked().stream().filter("/feed"::equals).count();
    }

    private static String[] there(Path folder, List<String> settings) throws Exception {
        var arguments = new ArrayList<>(settings);
        try (var free = new ServerSocket(0)) {
            arguments.add("--server.port=" + free.getLocalPort());
        }
        arguments.add("--touchline.store.folder=" + folder);
        arguments.add("--touchline.time.clock=2026-11-30T07:25:00Z");
        arguments.add("--logging.level.root=warn");
        return arguments.toArray(String[]::new);
    }

    private static List<Receiver.Got> daily(Receiver receiver) {
        return receiver.got("/hook").stream()
                .filter(got -> got.body().contains(DAILY))
                .toList();
    }

    private static void await(Callable<Boolean> fact) {
        Awaitility.await().atMost(Duration.ofMinutes(4)).until(fact);
    }
}
