package touchline.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.accounts.Accounts;
import touchline.delivery.Endpoints;
import touchline.delivery.Receiver;
import touchline.football.Valuations;
import touchline.football.formats.Imports;
import touchline.football.reading.Asked;

/** What is new about a watched player reaches the webhook of whoever watches, and nobody else's. */
class AlertsTest {

    private static final String KANE = "harry-kane-1993";

    @TempDir
    private Path folder;

    @Test
    void newsOfAWatchedPlayerIsSentOnceToItsWatcher() throws IOException {
        try (var receiver = Receiver.open();
                var server = RunningServer.start(List.of(
                        "--touchline.delivery.local=true",
                        "--touchline.delivery.poll=20ms",
                        "--touchline.jobs.poll=20ms"))) {
            var known = PlayerNews.keys(
                    new PlayerNews(server.bean(TransferIntel.class), server.bean(Valuations.class)).of(KANE));
            watch(server, "watcher@example.org", receiver.taking("/watcher"), known);
            account(server, "other@example.org", receiver.taking("/other"));

            take(server, "2026-07-20", "Paper One");
            await(receiver, 1);
            take(server, "2026-07-20", "Paper One");
            take(server, "2026-07-21", "Paper Two");
            await(receiver, 2);

            assertThat(receiver.got("/watcher"))
                    .extracting(Receiver.Got::body)
                    .allSatisfy(body -> assertThat(body)
                            .contains(
                                    "\"type\":\"watched_player.news\"",
                                    "\"player\":\"" + KANE + "\"",
                                    "Leeds",
                                    "umour"));
            assertThat(receiver.got("/other")).isEmpty();
        }
    }

    private static void watch(RunningServer server, String email, String address, Set<String> known) {
        server.bean(WatchList.class).set("account:" + account(server, email, address), KANE, true, known);
    }

    private static String account(RunningServer server, String email, String address) {
        var id = server.bean(Accounts.class)
                .create(email, "a long enough password", Set.of(), false)
                .id();
        assertThat(server.bean(Endpoints.class).set(id, address)).isNotEmpty();
        return id;
    }

    private void take(RunningServer server, String day, String publisher) throws IOException {
        var file = Files.writeString(folder.resolve("events.csv"), """
                player_slug,day,kind,from_club,to_club,publisher
                %s,%s,rumour,Bayern Munich,Leeds,%s
                """.formatted(KANE, day, publisher));
        var report = server.bean(Imports.class)
                .take("events", file, new Asked(Map.of("as_of", "2026-07-24", "source", "Wire")), false, _ -> {});
        assertThat(report.tookEverything()).isTrue();
    }

    private static void await(Receiver receiver, int messages) {
        Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(() -> receiver.got("/watcher").size() == messages);
    }
}
