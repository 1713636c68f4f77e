package touchline.football;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import touchline.store.Store;

/** The numbers of players by season, competition and team. */
public final class Seasons {

    private static final String SELECT =
            "SELECT f.*, s.licence FROM football_season f JOIN football_source s ON s.id = f.source";

    private final Store store;
    private final Facts facts;

    Seasons(Store store) {
        this.store = store;
        this.facts = new Facts(store);
    }

    /** The latest first. */
    public List<Season> of(String player) {
        return facts.of(
                player,
                SELECT + " WHERE f.player = :player ORDER BY f.season DESC, f.competition, f.team, f.source",
                Seasons::season);
    }

    /** Every season of every player: for work over the whole register, not for an answer. */
    public List<Season> all() {
        return Facts.list(store.read().sql(SELECT + " ORDER BY f.player, f.season"), Seasons::season);
    }

    /** The names of all competitions, as their sources write them. */
    public List<String> competitions() {
        return Facts.list(
                // From one to the next in an index; DISTINCT would read every season.
                store.read().sql("""
                        WITH RECURSIVE following (competition) AS (
                            SELECT MIN(competition) FROM football_season
                            UNION ALL
                            SELECT (SELECT MIN(s.competition) FROM football_season s
                                WHERE s.competition > f.competition)
                            FROM following f WHERE f.competition IS NOT NULL)
                        SELECT competition FROM following WHERE competition IS NOT NULL
                        """), row -> row.text("competition"));
    }

    /** The seasons known of a competition, from the first to the last: {@code 2017/18}, {@code 2017/18 to 2025/26}. */
    public String span(String competition) {
        return store.read()
                .sql("SELECT MIN(season), MAX(season) FROM football_season WHERE competition = :competition")
                .param("competition", competition)
                .query((row, _) -> row.getString(1).equals(row.getString(2))
                        ? row.getString(1)
                        : row.getString(1) + " to " + row.getString(2))
                .single();
    }

    private static Season season(Columns row) throws SQLException {
        Map<String, Double> metrics = RegisterJson.numbers(row.text("metrics"));
        return new Season(
                row.text("player"),
                row.text("season"),
                new Season.Competition(row.text("competition"), row.constant(Season.Kind.class, "kind")),
                row.text("team"),
                row.textIfAny("club"),
                row.constantIfAny(Position.class, "position"),
                row.numberIfAny("apps"),
                row.numberIfAny("starts"),
                row.numberIfAny("minutes"),
                metrics,
                row.constant(Season.Detail.class, "detail"),
                row.origin());
    }
}
