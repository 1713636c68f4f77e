package touchline.football.outlook;

import java.time.Year;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import touchline.store.Store;

/** Where clubs play, as the latest season says that the register has of them. */
public final class Leagues {

    /**
     * @param name of a league; of a country where no league is known
     * @param season the latest that puts the club there; empty for a country
     */
    public record Home(String name, String season) {

        public boolean isLeague() {
            return !season.isEmpty();
        }
    }

    private final Store store;

    Leagues(Store store) {
        this.store = store;
    }

    /**
     * By the club's slug; clubs of which neither league nor country is known are not among them.
     *
     * @param since the year in which a season began at the earliest to tell where a club plays
     */
    public Map<String, Home> of(Collection<String> clubs, Year since) {
        Map<String, Home> homes = new HashMap<>();
        if (!clubs.isEmpty()) {
            store.read()
                    .sql("SELECT id, country FROM football_club WHERE country IS NOT NULL AND id IN (:clubs)")
                    .param("clubs", clubs)
                    .query(row -> {
                        homes.put(row.getString("id"), new Home(row.getString("country"), ""));
                    });
            store.read()
                    .sql("""
                            SELECT club, competition, MAX(season) AS season FROM football_season
                            WHERE kind = 'LEAGUE' AND season >= :since AND club IN (:clubs) GROUP BY club, competition ORDER BY MAX(season)
                            """)
                    .param("since", since.toString())
                    .param("clubs", clubs)
                    .query(row -> {
                        homes.put(
                                row.getString("club"), new Home(row.getString("competition"), row.getString("season")));
                    });
        }
        return homes;
    }
}
