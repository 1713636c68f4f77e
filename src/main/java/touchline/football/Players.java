package touchline.football;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.store.Store;

/** The players of the register. */
public final class Players {

    /** The order of a list; those of whom nothing is known come last. */
    public enum Sort {
        NAME("p.plain"),
        MINUTES("p.minutes DESC"),
        YOUNGEST("p.birth_year IS NULL, p.birth_year DESC, p.birth_date DESC"),
        OLDEST("p.birth_year IS NULL, p.birth_year, p.birth_date"),
        TALLEST("p.height_cm IS NULL, p.height_cm DESC");

        private final String sql;

        Sort(String sql) {
            this.sql = sql;
        }
    }

    private static final String SELECT = """
            SELECT p.*, s.licence, c.name AS club_name FROM football_player p
            JOIN football_source s ON s.id = p.source LEFT JOIN football_club c ON c.id = p.club
            """;

    private final Store store;

    Players(Store store) {
        this.store = store;
    }

    public Optional<Player> find(String slug) {
        return Facts.list(store.read().sql(SELECT + " WHERE p.id = :id").param("id", slug), PlayerRow::read).stream()
                .findFirst();
    }

    /** Those of the slugs that exist, in the order of the slugs. */
    public List<Player> all(Collection<String> slugs) {
        if (slugs.isEmpty()) {
            return List.of();
        }
        var found =
                Facts.list(store.read().sql(SELECT + " WHERE p.id IN (:ids)").param("ids", slugs), PlayerRow::read)
                        .stream()
                        .collect(Collectors.toMap(Player::slug, player -> player));
        return slugs.stream()
                .flatMap(slug -> Optional.ofNullable(found.get(slug)).stream())
                .toList();
    }

    /** @param offset how many to leave out before the first */
    public Page<Player> page(PlayerFilter filter, Sort sort, int offset, int limit) {
        var where = PlayerWhere.of(filter);
        int total = count(where);
        List<Player> players = Facts.list(
                store.read()
                        // Which ones is decided in an index, before anything else of them is read.
                        .sql("""
                        %s WHERE p.id IN (SELECT p.id FROM football_player p%s ORDER BY %s, p.id
                        LIMIT :limit OFFSET :offset) ORDER BY %s, p.id
                        """.formatted(SELECT, where.sql(), sort.sql, sort.sql))
                        .params(where.params())
                        .param("limit", limit)
                        .param("offset", offset),
                PlayerRow::read);
        return new Page<>(players, total, offset + players.size());
    }

    public int count(PlayerFilter filter) {
        return count(PlayerWhere.of(filter));
    }

    private int count(PlayerWhere where) {
        return store.read()
                .sql("SELECT COUNT(*) FROM football_player p" + where.sql())
                .params(where.params())
                .query(Integer.class)
                .single();
    }

    /** Everybody, with every name they go by, the usual one first: for an index of names. */
    public List<Called> names() {
        return Facts.list(
                store.read().sql("""
                        SELECT n.player, n.name, p.minutes FROM football_player_name n
                        JOIN football_player p ON p.id = n.player
                        ORDER BY n.player, CASE WHEN n.name = p.name THEN 0 ELSE 1 END, n.plain
                        """), row -> new Called(row.text("player"), row.text("name"), row.number("minutes")));
    }

    /**
     * A name, and the slug of the player who goes by it.
     *
     * @param minutes the most that the player has played in one season
     */
    public record Called(String player, String name, int minutes) {}
}
