package touchline.football.intake;

import java.time.LocalDate;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.football.Profile.Field;
import touchline.football.RegisterJson;
import touchline.football.intake.Entry.From;

/** What rows say of players, put together with what their sources said before. */
final class Sayings {

    /** @param entry the first that said something */
    private record Said(int entry, From from, Map<Field, String> facts) {}

    private record Key(String player, String source) {}

    private final Map<Key, Said> said = new LinkedHashMap<>();
    private int entry;

    /** The entry that speaks from now on. */
    void hear(int place) {
        entry = place;
    }

    void add(String player, From from, Map<Field, String> facts) {
        said.computeIfAbsent(new Key(player, from.source()), _ -> new Said(entry, from, new EnumMap<>(Field.class)))
                .facts()
                .putAll(facts);
    }

    void write(JdbcClient database, Writing writing) {
        Map<Key, Said> before = before(database);
        said.forEach((key, now) -> {
            Map<Field, String> facts = new EnumMap<>(Field.class);
            Optional<Said> old = Optional.ofNullable(before.get(key))
                    .filter(it -> !it.from().asOf().isAfter(now.from().asOf()));
            old.ifPresent(it -> facts.putAll(it.facts()));
            facts.putAll(now.facts());
            writing.add(
                    Table.PROFILE,
                    now.entry(),
                    key.player(),
                    key.source(),
                    RegisterJson.write(facts),
                    now.from().url().orElse(null),
                    now.from().asOf().toString());
        });
    }

    private Map<Key, Said> before(JdbcClient database) {
        Map<Key, Said> before = new HashMap<>();
        Collection<String> players =
                Set.copyOf(said.keySet().stream().map(Key::player).toList());
        if (!players.isEmpty()) {
            database.sql("SELECT player, source, facts, as_of FROM football_profile WHERE player IN (:players)")
                    .param("players", players)
                    .query(row -> {
                        String source = row.getString("source");
                        before.put(
                                new Key(row.getString("player"), source),
                                new Said(
                                        0,
                                        new From(source, Optional.empty(), LocalDate.parse(row.getString("as_of"))),
                                        RegisterJson.facts(row.getString("facts"))));
                    });
        }
        return before;
    }
}
