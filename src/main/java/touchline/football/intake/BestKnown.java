package touchline.football.intake;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.football.Born;
import touchline.football.PlainName;
import touchline.football.Profile.Field;
import touchline.football.RegisterJson;
import touchline.football.Window;
import touchline.store.Store;

/**
 * Makes the row of a player from all that is said of them: for each field the newest source that says something, a
 * day of birth before a year, and the club of the newest profile, squad or move.
 */
final class BestKnown {

    private record Saying(
            String source,
            Map<Field, String> facts,
            @Nullable String url,
            String asOf) {}

    private record At(String club, LocalDate day) {}

    private final Map<String, List<Saying>> sayings = new HashMap<>();
    private final Map<String, At> clubs = new HashMap<>();
    private final Map<String, Integer> minutes = new HashMap<>();

    private BestKnown() {}

    static void refresh(Collection<String> players, Store store, JdbcClient database) {
        if (!players.isEmpty()) {
            var known = new BestKnown();
            known.read(players, database);
            var writing = new Writing(store);
            players.forEach(player -> known.write(player, writing));
            writing.write();
        }
    }

    private void read(Collection<String> players, JdbcClient database) {
        database.sql("SELECT player, source, facts, source_url, as_of FROM football_profile WHERE player IN (:players)")
                .param("players", players)
                .query(row -> {
                    sayings.computeIfAbsent(row.getString("player"), _ -> new ArrayList<>())
                            .add(new Saying(
                                    row.getString("source"),
                                    RegisterJson.facts(row.getString("facts")),
                                    row.getString("source_url"),
                                    row.getString("as_of")));
                });
        database.sql("""
                        SELECT player, club, day, 1 AS place FROM football_sighting WHERE player IN (:players)
                        UNION ALL SELECT player, to_club, latest, CASE kind WHEN 'LOAN_RETURN' THEN 0 ELSE 1 END FROM football_move
                        WHERE player IN (:players) AND to_club IS NOT NULL AND precision <> 'YEAR'
                            AND status IN ('OBSERVED', 'CONFIRMED')
                        ORDER BY day, place
                        """).param("players", players).query(row -> {
            seen(row.getString("player"), row.getString("club"), row.getString("day"));
        });
        database.sql("""
                        SELECT player, SUM(minutes) AS minutes FROM football_season
                        WHERE player IN (:players) AND minutes IS NOT NULL GROUP BY player, season, source
                        """).param("players", players).query(row -> {
            minutes.merge(row.getString("player"), row.getInt("minutes"), Math::max);
        });
    }

    /** Of one day what is heard last counts: a loan ends before the next begins, and profiles come after moves. */
    private void seen(String player, String club, String day) {
        clubs.merge(
                player,
                new At(club, LocalDate.parse(day)),
                (one, other) -> other.day().isBefore(one.day()) ? one : other);
    }

    private void write(String player, Writing writing) {
        List<Saying> said = sayings.getOrDefault(player, List.of()).stream()
                .sorted(Comparator.comparing(Saying::asOf).reversed().thenComparing(Saying::source))
                .toList();
        if (said.isEmpty()) {
            return;
        }
        said.forEach(saying -> Optional.ofNullable(saying.facts().get(Field.CLUB))
                .ifPresent(club -> seen(player, club, saying.facts().getOrDefault(Field.CLUB_AS_OF, saying.asOf()))));
        writing.add(Table.PLAYER, 0, row(player, said));
    }

    private @Nullable Object[] row(String player, List<Saying> said) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        said.forEach(saying -> saying.facts().forEach(facts::putIfAbsent));
        String name = Optional.ofNullable(facts.get(Field.NAME)).orElse(player);
        Optional<Born> born = born(said);
        List<String> nations = Optional.ofNullable(facts.get(Field.NATIONALITIES))
                .map(text -> List.of(text.split("\\|")))
                .orElse(List.of());
        Optional<At> club = Optional.ofNullable(clubs.get(player));
        Optional<Window> contract =
                Optional.ofNullable(facts.get(Field.CONTRACT_UNTIL)).map(Window::of);
        Saying first = said.getFirst();
        return new @Nullable Object[] {
            player,
            name,
            PlainName.of(name),
            facts.get(Field.FULL_NAME),
            born.flatMap(Born::date).map(String::valueOf).orElse(null),
            born.map(Born::year).orElse(null),
            facts.get(Field.BIRTH_PLACE),
            RegisterJson.write(nations),
            nations.isEmpty()
                    ? ""
                    : "|" + String.join("|", nations.stream().map(PlainName::of).toList()) + "|",
            facts.get(Field.POSITION),
            facts.get(Field.ROLE),
            facts.get(Field.FOOT),
            number(facts.get(Field.HEIGHT_CM)),
            number(facts.get(Field.WEIGHT_KG)),
            club.map(At::club).orElse(null),
            club.map(at -> at.day().toString()).orElse(null),
            contract.map(it -> it.latest().toString()).orElse(null),
            contract.map(it -> it.precision().name()).orElse(null),
            facts.get(Field.AGENT),
            minutes.getOrDefault(player, 0),
            first.source(),
            first.url(),
            first.asOf()
        };
    }

    private static Optional<Born> born(List<Saying> said) {
        List<String> days = said.stream()
                .flatMap(saying -> Optional.ofNullable(saying.facts().get(Field.BORN)).stream())
                .toList();
        return days.stream()
                .filter(day -> day.length() > 4)
                .findFirst()
                .map(day -> Born.on(LocalDate.parse(day)))
                .or(() -> days.stream().findFirst().map(year -> Born.in(Integer.parseInt(year))));
    }

    private static @Nullable Integer number(@Nullable String text) {
        return text == null ? null : Integer.valueOf(text);
    }
}
