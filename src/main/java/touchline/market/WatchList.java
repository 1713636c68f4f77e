package touchline.market;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.football.Page;
import touchline.store.Store;

/** Who watches whom. Each owner sees the own list only. */
public final class WatchList {

    /** A look repeated so soon is the same look: an answer that got lost on its way is not lost to its owner. */
    private static final Duration ONE_LOOK = Duration.ofMinutes(10);

    private static final String SELECT =
            "SELECT owner, player, enabled, since, looked_at, before FROM market_watch WHERE owner = :owner ";

    private final Store store;
    private final Clock clock;

    public WatchList(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * Begins, goes on with or pauses the watching of a player.
     *
     * @param keys of the facts about the player that stand in the register now: no news for whoever begins now
     */
    public Watch set(String owner, String player, boolean enabled, Set<String> keys) {
        return store.write(database -> {
            Optional<Watch> before = find(database, owner, player);
            if (before.isEmpty()) {
                add(database, owner, player, enabled, keys);
            } else {
                database.sql("UPDATE market_watch SET enabled = :enabled WHERE owner = :owner AND player = :player")
                        .param("enabled", enabled ? 1 : 0)
                        .param("owner", owner)
                        .param("player", player)
                        .update();
            }
            return find(database, owner, player).orElseThrow();
        });
    }

    private void add(JdbcClient database, String owner, String player, boolean enabled, Set<String> keys) {
        database.sql("""
                        INSERT INTO market_watch (owner, player, enabled, since, looked_at, seen, before)
                        VALUES (:owner, :player, :enabled, :now, :now, :keys, :keys)
                        """)
                .param("owner", owner)
                .param("player", player)
                .param("enabled", enabled ? 1 : 0)
                .param("now", now().toString())
                .param("keys", text(keys))
                .update();
    }

    /** Those being watched, by name of their slug. */
    public Page<Watch> page(String owner, int offset, int limit) {
        var watched = store.read()
                .sql(SELECT + "AND enabled = 1 ORDER BY player LIMIT :limit OFFSET :offset")
                .param("owner", owner)
                .param("limit", limit)
                .param("offset", offset)
                .query(WatchList::watch)
                .list();
        int total = store.read()
                .sql("SELECT COUNT(*) FROM market_watch WHERE owner = :owner AND enabled = 1")
                .param("owner", owner)
                .query(Integer.class)
                .single();
        return new Page<>(watched, total, offset + watched.size());
    }

    private static Optional<Watch> find(JdbcClient database, String owner, String player) {
        return database.sql(SELECT + "AND player = :player")
                .param("owner", owner)
                .param("player", player)
                .query(WatchList::watch)
                .optional();
    }

    /**
     * Takes note that the owner looks at a player now.
     *
     * @param keys of the facts about the player that stand in the register now
     * @return the watch with what had been seen before this look
     */
    public Watch look(Watch watch, Set<String> keys) {
        return store.write(database -> {
            Instant now = now();
            database.sql("""
                            UPDATE market_watch SET before = seen, seen = :keys, looked_at = :now
                            WHERE owner = :owner AND player = :player AND (looked_at = since OR looked_at <= :latest)
                            """)
                    .param("keys", text(keys))
                    .param("now", now.toString())
                    .param("owner", watch.owner())
                    .param("player", watch.player())
                    .param("latest", now.minus(ONE_LOOK).toString())
                    .update();
            return find(database, watch.owner(), watch.player()).orElse(watch);
        });
    }

    /** Whole seconds, so that their text sorts as they do. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    private static String text(Set<String> keys) {
        return keys.stream().sorted().collect(Collectors.joining("\n"));
    }

    private static Watch watch(ResultSet row, int number) throws SQLException {
        return new Watch(
                row.getString("owner"),
                row.getString("player"),
                row.getInt("enabled") != 0,
                Instant.parse(row.getString("since")),
                Instant.parse(row.getString("looked_at")),
                row.getString("before").lines().collect(Collectors.toSet()));
    }
}
