package touchline.football.formats;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import touchline.football.Season;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Sheet;

/** What the tables of games, clubs and competitions say to whoever reads appearances. */
final class TransfermarktGames {

    /** @param names by club number */
    record Game(String competition, String home, String away, int season, Map<String, String> names) {}

    private static final Map<String, String> LEAGUES = Map.of(
            "GB1",
            "Premier League",
            "ES1",
            "La Liga",
            "L1",
            "Bundesliga",
            "IT1",
            "Serie A",
            "FR1",
            "Ligue 1",
            "FIWC",
            "FIFA World Cup",
            "EURO",
            "UEFA Euro");
    private static final Set<String> NATIONAL = Set.of("FIWC", "EURO", "EM", "COPA", "AFCN", "AFAC", "UNLA");

    private final Map<String, Game> games = new HashMap<>();
    private final Map<String, String> clubs = new HashMap<>();
    private final Map<String, String> competitions = new HashMap<>();
    private final Set<String> cups = new HashSet<>();
    private final Map<String, LocalDate> first = new HashMap<>();
    private final Map<String, LocalDate> last = new HashMap<>();

    TransfermarktGames(HeldFile file) {
        each(
                file,
                Set.of("club_id", "club_code", "name"),
                row -> row.text("name").ifPresent(name -> clubs.put(row.raw("club_id"), name)));
        each(file, Set.of("competition_id", "competition_code", "name"), this::competition);
        each(file, Set.of("game_id", "competition_id", "home_club_id", "away_club_id"), this::game);
    }

    private static void each(HeldFile file, Set<String> needs, Consumer<Row> work) {
        file.members(".csv")
                .forEach(member -> Sheet.of(member, needs).ifPresent(sheet -> {
                    try (Stream<Row> rows = sheet.rows()) {
                        rows.forEach(work);
                    }
                }));
    }

    private void competition(Row row) {
        String id = row.raw("competition_id");
        row.text("name").ifPresent(name -> competitions.put(id, titled(name)));
        row.text("type").filter(type -> !type.equals("domestic_league")).ifPresent(_ -> cups.add(id));
    }

    private void game(Row row) {
        String home = row.raw("home_club_id");
        String away = row.raw("away_club_id");
        Map<String, String> names = new HashMap<>();
        row.text("home_club_name").ifPresent(name -> names.put(home, name));
        row.text("away_club_name").ifPresent(name -> names.put(away, name));
        int season = row.raw("season").matches("\\d{4}") ? Integer.parseInt(row.raw("season")) : 0;
        games.put(row.raw("game_id"), new Game(row.raw("competition_id"), home, away, season, Map.copyOf(names)));
        TransfermarktTables.day(row, "date").ifPresent(day -> {
            String key = row.raw("competition_id") + season;
            first.merge(key, day, (one, other) -> one.isBefore(other) ? one : other);
            last.merge(key, day, (one, other) -> one.isAfter(other) ? one : other);
        });
    }

    Optional<Game> game(String id) {
        return Optional.ofNullable(games.get(id));
    }

    String club(Optional<Game> game, String id) {
        return game.flatMap(it -> Optional.ofNullable(it.names().get(id)))
                .or(() -> Optional.ofNullable(clubs.get(id)))
                .orElse("Transfermarkt club " + id);
    }

    Season.Competition competition(String id) {
        String name = Optional.ofNullable(LEAGUES.get(id)).orElseGet(() -> competitions.getOrDefault(id, id));
        Season.Kind kind =
                NATIONAL.contains(id) ? Season.Kind.NATIONAL : cups.contains(id) ? Season.Kind.CUP : Season.Kind.LEAGUE;
        return new Season.Competition(name, kind);
    }

    /** {@code 2023/24}, or {@code 2023} where all games of a season lie in one year and some before summer. */
    String season(String competition, Optional<Game> game, LocalDate day) {
        int start = game.map(Game::season)
                .filter(year -> year > 0)
                .orElseGet(() -> day.getMonthValue() >= 7 ? day.getYear() : day.getYear() - 1);
        String key = competition + start;
        LocalDate begins = first.getOrDefault(key, day);
        LocalDate ends = last.getOrDefault(key, day);
        boolean calendar = NATIONAL.contains(competition)
                || (first.containsKey(key) && begins.getYear() == ends.getYear() && begins.getMonthValue() <= 5);
        return calendar ? String.valueOf(ends.getYear()) : "%d/%02d".formatted(start, (start + 1) % 100);
    }

    private static String titled(String code) {
        StringBuilder title = new StringBuilder();
        for (String word : code.split("-", -1)) {
            title.append(title.isEmpty() ? "" : " ")
                    .append(word.substring(0, Math.min(1, word.length())).toUpperCase(Locale.ROOT))
                    .append(word.substring(Math.min(1, word.length())));
        }
        return title.toString();
    }
}
