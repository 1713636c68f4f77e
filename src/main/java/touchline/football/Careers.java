package touchline.football;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.store.Store;

/** Where players were and what they did there, as single observations; the earliest first. */
public final class Careers {

    /**
     * Years at a club.
     *
     * @param endYear absent = still there when the source was read, or not known
     */
    public record Stint(String player, Club.Named club, int startYear, Optional<Integer> endYear, Origin origin) {}

    /** A day on which a player was seen at a club: {@code squad}, {@code salary guide}, {@code first match 2017/18}. */
    public record Sighting(String player, LocalDate day, Club.Named club, String kind, Origin origin) {}

    /**
     * A year's pay.
     *
     * @param guaranteed base and signing bonus, spread over the contract
     */
    public record Salary(
            String player,
            int year,
            Club.Named club,
            Optional<Money> base,
            Optional<Money> guaranteed,
            Origin origin) {}

    private final Facts facts;

    Careers(Store store) {
        this.facts = new Facts(store);
    }

    public List<Stint> stints(String player) {
        return facts.of(
                player,
                """
                SELECT f.*, c.name AS club_name, s.licence FROM football_stint f
                JOIN football_club c ON c.id = f.club JOIN football_source s ON s.id = f.source
                WHERE f.player = :player ORDER BY f.start_year, f.end_year, f.club
                """,
                row -> new Stint(
                        row.text("player"),
                        row.club(),
                        row.number("start_year"),
                        row.numberIfAny("end_year"),
                        row.origin()));
    }

    public List<Sighting> sightings(String player) {
        return facts.of(
                player,
                """
                SELECT f.*, c.name AS club_name, s.licence FROM football_sighting f
                JOIN football_club c ON c.id = f.club JOIN football_source s ON s.id = f.source
                WHERE f.player = :player ORDER BY f.day, f.club
                """,
                row -> new Sighting(row.text("player"), row.day("day"), row.club(), row.text("kind"), row.origin()));
    }

    public List<Salary> salaries(String player) {
        return facts.of(
                player,
                """
                SELECT f.*, c.name AS club_name, s.licence FROM football_salary f
                JOIN football_club c ON c.id = f.club JOIN football_source s ON s.id = f.source
                WHERE f.player = :player ORDER BY f.year, f.club
                """,
                row -> new Salary(
                        row.text("player"),
                        row.number("year"),
                        row.club(),
                        row.moneyIfAny("base_minor", "currency"),
                        row.moneyIfAny("guaranteed_minor", "currency"),
                        row.origin()));
    }
}
