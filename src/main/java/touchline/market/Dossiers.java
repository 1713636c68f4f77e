package touchline.market;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.store.Store;

/** Dossiers that were made for owners. Each owner sees the own dossiers only. */
public final class Dossiers {

    /** As many are kept of a player for an owner. */
    private static final int KEPT = 20;

    private final Store store;
    private final Clock clock;

    public Dossiers(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    public Dossier keep(String owner, String player, Dossier.Kind kind, String summary, String text) {
        var dossier = new Dossier(
                UUID.randomUUID().toString(),
                player,
                kind,
                summary,
                text,
                clock.instant().truncatedTo(ChronoUnit.SECONDS));
        store.write(database -> {
            add(database, owner, dossier);
            return database.sql("""
                            DELETE FROM market_dossier WHERE owner = :owner AND player = :player AND id NOT IN (
                              SELECT id FROM market_dossier WHERE owner = :owner AND player = :player
                              ORDER BY made_at DESC, id LIMIT :kept)
                            """)
                    .param("owner", owner)
                    .param("player", player)
                    .param("kept", KEPT)
                    .update();
        });
        return dossier;
    }

    private static void add(JdbcClient database, String owner, Dossier dossier) {
        database.sql("""
                        INSERT INTO market_dossier (id, owner, player, kind, summary, text, made_at)
                        VALUES (:id, :owner, :player, :kind, :summary, :text, :at)
                        """)
                .param("id", dossier.id())
                .param("owner", owner)
                .param("player", dossier.player())
                .param("kind", dossier.kind().name())
                .param("summary", dossier.summary())
                .param("text", dossier.text())
                .param("at", dossier.madeAt().toString())
                .update();
    }

    /** The newest first. */
    public List<Dossier> of(String owner, String player) {
        return store.read()
                .sql("""
                        SELECT id, player, kind, summary, text, made_at FROM market_dossier
                        WHERE owner = :owner AND player = :player ORDER BY made_at DESC, id
                        """)
                .param("owner", owner)
                .param("player", player)
                .query(Dossiers::dossier)
                .list();
    }

    private static Dossier dossier(ResultSet row, int number) throws SQLException {
        return new Dossier(
                row.getString("id"),
                row.getString("player"),
                Dossier.Kind.valueOf(row.getString("kind")),
                row.getString("summary"),
                row.getString("text"),
                Instant.parse(row.getString("made_at")));
    }
}
