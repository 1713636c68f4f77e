package touchline.market;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.delivery.Deliveries;
import touchline.delivery.Endpoint;
import touchline.delivery.Endpoints;
import touchline.jobs.JobRun;
import touchline.jobs.Work;
import touchline.store.Store;

/**
 * Sends what is new about watched players to those who watch them and have a webhook: each fact once, those apart that stood in
 * the register when the watching began or at its owner's last look.
 */
record Alerts(Store store, Endpoints endpoints, Deliveries deliveries, PlayerNews news) implements Work {

    static final String KIND = "watched-player-news";

    /** @param told how many messages were put on their way */
    record Result(int told) {}

    /** What a message says. */
    record Alert(
            String player,
            String kind,
            LocalDate day,
            String sentence,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf) {}

    private record Watched(String player, Set<String> seen) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Result run(JobRun run) {
        int told = 0;
        for (Endpoint endpoint : endpoints.all()) {
            if (endpoint.isOn() && !endpoint.owner().equals(Endpoints.OPERATOR)) {
                for (Watched watched : watched(endpoint.owner())) {
                    told += tell(endpoint.owner(), watched);
                }
            }
        }
        return new Result(told);
    }

    private List<Watched> watched(String account) {
        return store.read()
                .sql("SELECT player, seen FROM market_watch WHERE owner = :owner AND enabled = 1 ORDER BY player")
                .param("owner", "account:" + account)
                .query((row, _) -> new Watched(
                        row.getString("player"), row.getString("seen").lines().collect(Collectors.toSet())))
                .list();
    }

    private int tell(String account, Watched watched) {
        return (int) news.of(watched.player()).stream()
                .filter(it -> !watched.seen().contains(it.key()))
                .filter(it -> tell(account, watched.player(), it))
                .count();
    }

    /** Both that it is told and the message, or neither. */
    private boolean tell(String account, String player, News it) {
        return store.write(database -> {
            var event = "watch:%s:%s".formatted(player, it.key());
            if (isTold(database, account, player, it)
                    || deliveries
                            .record(account, event, "watched_player.news", alert(player, it))
                            .isEmpty()) {
                return false;
            }
            return database.sql("INSERT INTO market_watch_told (owner, player, fact) VALUES (:owner, :player, :fact)")
                            .param("owner", account)
                            .param("player", player)
                            .param("fact", it.key())
                            .update()
                    == 1;
        });
    }

    private static boolean isTold(JdbcClient database, String account, String player, News it) {
        return database.sql("""
                        SELECT 1 FROM market_watch_told WHERE owner = :owner AND player = :player AND fact = :fact
                        """)
                .param("owner", account)
                .param("player", player)
                .param("fact", it.key())
                .query(Integer.class)
                .optional()
                .isPresent();
    }

    private static Alert alert(String player, News it) {
        return new Alert(
                player,
                it.kind(),
                it.day(),
                it.sentence(),
                it.origin().source(),
                it.origin().sourceUrl(),
                it.origin().asOf());
    }
}
