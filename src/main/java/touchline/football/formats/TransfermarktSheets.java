package touchline.football.formats;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import touchline.football.Position;
import touchline.football.Season;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.InTurn;
import touchline.football.reading.Places;
import touchline.football.reading.Taking;

/** What line-ups and events of games add to appearances: who began and where, and which goals were penalties. */
final class TransfermarktSheets {

    private static final Set<String> LINEUPS = Set.of("game_lineups_id", "game_id", "player_id", "type");
    private static final Set<String> EVENTS = Set.of("game_event_id", "game_id", "player_id", "type");
    private static final List<Position> POSITIONS = List.of(Position.GK, Position.DF, Position.MF, Position.FW);
    private static final int PLAYER_BITS = 24;
    private static final int DETAIL_BITS = 4;

    /** There are millions: game, player, whether he began, and where, in one number each. */
    private final long[] lineups;

    private final Set<Integer> told = new HashSet<>();
    private final Map<Long, Integer> penalties = new HashMap<>();
    private final Map<Long, Integer> ownGoals = new HashMap<>();
    private final List<Sheet> events;

    TransfermarktSheets(HeldFile file) {
        LongStream.Builder packed = LongStream.builder();
        sheets(file, LINEUPS)
                .forEach(sheet -> each(sheet, row -> key(row).ifPresent(key -> packed.add(pack(key, row)))));
        lineups = packed.build().sorted().toArray();
        events = sheets(file, EVENTS);
        events.forEach(sheet -> each(sheet, this::learn));
    }

    private void learn(Row row) {
        key(row).ifPresent(key -> {
            told.add(Math.toIntExact(key >> PLAYER_BITS));
            if (isGoal(row)) {
                String how = row.raw("description");
                (isOwn(row) ? ownGoals : penalties)
                        .merge(key, isOwn(row) || how.contains("Penalty") ? 1 : 0, Integer::sum);
            }
        });
    }

    /** Whether a player began; absent where no line-up has him. */
    Optional<Boolean> started(String game, String player) {
        return find(game, player).map(found -> (found & 1 << 3) != 0);
    }

    Optional<Position> position(String game, String player) {
        return find(game, player)
                .map(found -> (int) (found & 7))
                .filter(place -> place > 0)
                .map(place -> POSITIONS.get(place - 1));
    }

    /** How many of a player's goals in a game were penalties; absent where the game's events are not known. */
    Optional<Integer> penalties(String game, String player, int goals) {
        return goals == 0 ? Optional.of(0) : count(penalties, game, player);
    }

    Optional<Integer> ownGoals(String game, String player) {
        return count(ownGoals, game, player);
    }

    /** Goals for national teams, which the register keeps one by one. */
    Stream<Entry> goals(TransfermarktGames games, Taking taking) {
        return InTurn.of(events.stream()
                .<Supplier<Stream<Entry>>>map(sheet -> () -> sheet.rows()
                        .filter(row -> isGoal(row) && !isOwn(row))
                        .flatMap(row -> goal(row, games, taking).stream()))
                .toList());
    }

    private static Optional<Entry> goal(Row row, TransfermarktGames games, Taking taking) {
        String club = row.raw("club_id");
        return games.game(row.raw("game_id"))
                .filter(game -> games.competition(game.competition()).kind() == Season.Kind.NATIONAL)
                .flatMap(game -> TransfermarktTables.day(row, "date")
                        .map(day -> new Entry.OnGoal(
                                row.line(),
                                Who.numbered(row.raw("player_id"), ""),
                                day,
                                row.raw("minute"),
                                games.club(Optional.of(game), club),
                                games.club(Optional.of(game), game.home().equals(club) ? game.away() : game.home()),
                                row.raw("description").contains("Penalty"),
                                taking.from())));
    }

    private Optional<Integer> count(Map<Long, Integer> counts, String game, String player) {
        return key(game, player)
                .filter(key -> told.contains(Math.toIntExact(key >> PLAYER_BITS)))
                .map(key -> counts.getOrDefault(key, 0));
    }

    private Optional<Long> find(String game, String player) {
        return key(game, player).flatMap(key -> {
            int place = Arrays.binarySearch(lineups, key << DETAIL_BITS);
            int at = place < 0 ? -place - 1 : place;
            return at < lineups.length && lineups[at] >> DETAIL_BITS == key
                    ? Optional.of(lineups[at])
                    : Optional.empty();
        });
    }

    private static long pack(long key, Row row) {
        boolean began = row.raw("type").equals("starting_lineup");
        int place = Places.worded(row.raw("position"))
                .map(it -> POSITIONS.indexOf(it) + 1)
                .orElse(0);
        return key << DETAIL_BITS | (began ? 1 << 3 : 0) | place;
    }

    private static Optional<Long> key(Row row) {
        return key(row.raw("game_id"), row.raw("player_id"));
    }

    private static Optional<Long> key(String game, String player) {
        return game.matches("\\d{1,8}") && player.matches("\\d{1,7}")
                ? Optional.of(Long.parseLong(game) << PLAYER_BITS | Long.parseLong(player))
                : Optional.empty();
    }

    private static boolean isGoal(Row row) {
        return row.raw("type").equals("Goals");
    }

    private static boolean isOwn(Row row) {
        return row.raw("description").contains("Own-goal");
    }

    private static List<Sheet> sheets(HeldFile file, Set<String> needs) {
        return file.members(".csv").stream()
                .flatMap(member -> Sheet.of(member, needs).stream())
                .toList();
    }

    private static void each(Sheet sheet, Consumer<Row> work) {
        try (Stream<Row> rows = sheet.rows()) {
            rows.forEach(work);
        }
    }
}
