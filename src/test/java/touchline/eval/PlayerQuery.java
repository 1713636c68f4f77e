package touchline.eval;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.football.Player;

/**
 * What somebody types who looks for players, and what is right.
 *
 * @param kind such as {@code typo} or {@code filters}
 * @param right slugs, each of them right, or conditions that every right player meets: {@code position=DF foot=left}
 */
public record PlayerQuery(String kind, String query, String right) {

    private static final Path FILE = Path.of("eval/players/queries.csv");

    static List<PlayerQuery> all() throws IOException {
        try (var rows = CsvReader.builder().ofNamedCsvRecord(FILE)) {
            return rows.stream()
                    .map(row -> new PlayerQuery(row.getField("kind"), row.getField("query"), row.getField("right")))
                    .toList();
        }
    }

    /** What is typed. */
    public static List<String> texts() throws IOException {
        return all().stream().map(PlayerQuery::query).toList();
    }

    boolean isRight(Player player) {
        return right.contains("=")
                ? Arrays.stream(right.split(" ", -1)).allMatch(condition -> meets(player, condition))
                : List.of(right.split(" ", -1)).contains(player.slug());
    }

    private static boolean meets(Player player, String condition) {
        String value = condition.substring(condition.indexOf('=') + 1);
        return switch (condition.substring(0, condition.indexOf('='))) {
            case "position" -> is(player.position().map(Enum::name), value::equals);
            case "foot" -> is(player.foot().map(foot -> foot.word()), value::equals);
            case "nationality" -> player.nationalities().contains(value);
            case "club" -> is(player.club().map(Player.At::club), value::equals);
            case "born_after" -> is(born(player), LocalDate.parse(value)::isBefore);
            case "born_before" -> is(born(player), LocalDate.parse(value)::isAfter);
            case "taller_than" -> is(player.heightCm(), cm -> cm > Integer.parseInt(value));
            case "min_minutes" -> player.minutes() >= Integer.parseInt(value);
            default -> throw new IllegalArgumentException(condition);
        };
    }

    private static Optional<LocalDate> born(Player player) {
        return player.born().flatMap(it -> it.date());
    }

    private static <T> boolean is(Optional<T> known, Predicate<T> condition) {
        return known.filter(condition).isPresent();
    }
}
