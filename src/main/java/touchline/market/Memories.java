package touchline.market;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.store.Store;

/** What owners noted and found out about players. Each owner sees the own memories only. */
public final class Memories {

    private static final String SELECT =
            "SELECT id, player, kind, text, noted_at FROM market_memory WHERE owner = :owner AND player = :player ";

    private final Store store;
    private final Clock clock;

    public Memories(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Keeps what is not known in these very words yet. */
    public void keep(String owner, String player, Memory.Kind kind, List<String> texts) {
        store.write(database -> {
            texts.stream()
                    .filter(text -> !isKnown(database, owner, player, text))
                    .forEach(text -> add(database, owner, player, kind, text));
            return texts.size();
        });
    }

    private static boolean isKnown(JdbcClient database, String owner, String player, String text) {
        return database.sql("SELECT 1 FROM market_memory WHERE owner = :owner AND player = :player AND text = :text")
                .param("owner", owner)
                .param("player", player)
                .param("text", text)
                .query(Integer.class)
                .optional()
                .isPresent();
    }

    private void add(JdbcClient database, String owner, String player, Memory.Kind kind, String text) {
        database.sql("""
                        INSERT INTO market_memory (id, owner, player, kind, text, noted_at)
                        VALUES (:id, :owner, :player, :kind, :text, :at)
                        """)
                .param("id", UUID.randomUUID().toString())
                .param("owner", owner)
                .param("player", player)
                .param("kind", kind.name())
                .param("text", text)
                .param("at", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString())
                .update();
    }

    /** The newest first, notes before findings of the same moment. */
    public List<Memory> of(String owner, String player, int most) {
        return store.read()
                .sql(SELECT + "ORDER BY noted_at DESC, kind DESC, id LIMIT :most")
                .param("owner", owner)
                .param("player", player)
                .param("most", most)
                .query(Memories::memory)
                .list();
    }

    /** The owner's newest note about a player. */
    public Optional<Memory> note(String owner, String player) {
        return store.read()
                .sql(SELECT + "AND kind = 'NOTE' ORDER BY noted_at DESC, id LIMIT 1")
                .param("owner", owner)
                .param("player", player)
                .query(Memories::memory)
                .optional();
    }

    private static Memory memory(ResultSet row, int number) throws SQLException {
        return new Memory(
                row.getString("id"),
                row.getString("player"),
                Memory.Kind.valueOf(row.getString("kind")),
                row.getString("text"),
                Instant.parse(row.getString("noted_at")));
    }
}
