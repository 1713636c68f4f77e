package touchline.football.intake;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.football.Born;
import touchline.store.Store;

/** Reads who and what is in the register before a file is taken. */
final class Register {

    private static final Pattern NATIONS = Pattern.compile("\\|");

    private Register() {}

    static Identities players(Store store) {
        var identities = new Identities();
        JdbcClient database = store.read();
        database.sql("SELECT id, nations, birth_date, birth_year, club FROM football_player")
                .query(row -> {
                    String slug = row.getString("id");
                    Known known = identities.learn(slug);
                    NATIONS.splitAsStream(row.getString("nations"))
                            .filter(nation -> !nation.isEmpty())
                            .forEach(known::learnNation);
                    Optional.ofNullable(row.getString("club")).ifPresent(known::learnClub);
                    String day = row.getString("birth_date");
                    int year = row.getInt("birth_year");
                    if (day != null) {
                        identities.learnBorn(slug, Born.on(LocalDate.parse(day)));
                    } else if (year > 0) {
                        identities.learnBorn(slug, Born.in(year));
                    }
                });
        database.sql("""
                        SELECT player, club FROM football_stint
                        UNION SELECT player, club FROM football_sighting
                        UNION SELECT player, club FROM football_season WHERE club IS NOT NULL
                        UNION SELECT player, to_club FROM football_move WHERE to_club IS NOT NULL
                        """).query(row -> {
            identities.learn(row.getString("player")).learnClub(row.getString("club"));
        });
        database.sql("SELECT player, name FROM football_player_name").query(row -> {
            identities.learnName(row.getString("player"), row.getString("name"));
        });
        database.sql("SELECT source, source_id, player FROM football_player_key")
                .query(row -> {
                    identities.learnKey(row.getString("source"), row.getString("source_id"), row.getString("player"));
                });
        return identities;
    }

    static ClubIdentities clubs(Store store) {
        var identities = new ClubIdentities();
        JdbcClient database = store.read();
        database.sql("SELECT id, name, country FROM football_club").query(row -> {
            identities.learn(row.getString("id"), row.getString("name"), Optional.ofNullable(row.getString("country")));
        });
        database.sql("SELECT club, name FROM football_club_name").query(row -> {
            identities.learnName(row.getString("club"), row.getString("name"));
        });
        database.sql("SELECT source, source_id, club FROM football_club_key").query(row -> {
            identities.learnKey(row.getString("source"), row.getString("source_id"), row.getString("club"));
        });
        return identities;
    }
}
