package touchline.football.standing;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.football.Origin;
import touchline.football.Position;
import touchline.store.Store;

/** Standings and pools in the store. */
record StandingRows(JdbcClient database) {

    private static final TypeReference<Map<String, Mark>> MARKS = new TypeReference<>() {};
    private static final JsonMapper JSON = JsonMapper.shared();

    private static final String SELECT = """
            SELECT p.*, s.player, s.minutes, s.marks, o.licence FROM football_standing s
            JOIN football_pool p ON p.id = s.pool JOIN football_source o ON o.id = p.source
            """;

    List<Standing> of(String player) {
        return database
                .sql(SELECT + " WHERE s.player = :player")
                .param("player", player)
                .query(StandingRows::standing)
                .list()
                .stream()
                .sorted(Comparator.comparing((Standing it) -> it.pool().season())
                        .thenComparingInt(it -> it.marks().size())
                        .reversed())
                .toList();
    }

    List<Standing> in(Pool pool) {
        return database.sql(SELECT + " WHERE s.pool = :pool ORDER BY s.player")
                .param("pool", pool.id())
                .query(StandingRows::standing)
                .list();
    }

    static void replace(Store store, List<Standing> standings) {
        List<@Nullable Object[]> pools = standings.stream()
                .map(Standing::pool)
                .distinct()
                .map(pool -> new @Nullable Object[] {
                    pool.id(),
                    pool.season(),
                    pool.competitions(),
                    pool.position().name(),
                    pool.minimum(),
                    pool.members(),
                    pool.origin().source(),
                    pool.origin().sourceUrl().orElse(null),
                    pool.origin().asOf().toString()
                })
                .toList();
        List<@Nullable Object[]> rows = standings.stream()
                .map(it -> new @Nullable Object[] {
                    it.player(), it.pool().id(), it.minutes(), JSON.writeValueAsString(it.marks())
                })
                .toList();
        store.write(database -> {
            database.sql("DELETE FROM football_standing").update();
            database.sql("DELETE FROM football_pool").update();
            store.writeAll("INSERT INTO football_pool VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", pools);
            return store.writeAll("INSERT INTO football_standing VALUES (?, ?, ?, ?)", rows);
        });
    }

    private static Standing standing(ResultSet row, int number) throws SQLException {
        return new Standing(
                row.getString("player"),
                pool(row),
                row.getInt("minutes"),
                JSON.readValue(row.getString("marks"), MARKS));
    }

    private static Pool pool(ResultSet row) throws SQLException {
        return new Pool(
                row.getString("id"),
                row.getString("season"),
                row.getString("competitions"),
                Position.valueOf(row.getString("position")),
                row.getInt("minimum"),
                row.getInt("members"),
                new Origin(
                        row.getString("source"),
                        Optional.ofNullable(row.getString("source_url")),
                        row.getString("licence"),
                        LocalDate.parse(row.getString("as_of"))));
    }
}
