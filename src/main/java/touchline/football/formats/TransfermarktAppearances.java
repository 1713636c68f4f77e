package touchline.football.formats;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Season;
import touchline.football.files.Row;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Entry.Count;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Sums;
import touchline.football.reading.Table;
import touchline.football.reading.Taking;

/** The table of appearances, match by match and added up to seasons. Red cards are straight ones; 2 yellow are a second. */
final class TransfermarktAppearances {

    private static final Map<Count, String> COLUMNS = Map.of(
            Count.GOALS, "goals", Count.ASSISTS, "assists", Count.YELLOW, "yellow_cards", Count.RED, "red_cards");
    private static final Map<Count, String> METRICS = Map.of(
            Count.GOALS, "goals", Count.ASSISTS, "assists", Count.YELLOW, "yellow_cards", Count.RED, "red_cards");

    private final TransfermarktGames games;
    private final TransfermarktSheets sheets;
    private final Taking taking;
    private final Sums sums = new Sums();

    TransfermarktAppearances(TransfermarktGames games, TransfermarktSheets sheets, Taking taking) {
        this.games = games;
        this.sheets = sheets;
        this.taking = taking;
    }

    Table table() {
        return new Table(
                "appearances",
                Table.columns("appearance_id, game_id, player_id, date, competition_id, minutes_played"),
                Table.columns("player_club_id, player_current_club_id, player_name, yellow_cards, red_cards, goals, "
                        + "assists"),
                List.of("player_name", "player_id"),
                this::appearance);
    }

    private Entry appearance(Row row) {
        LocalDate day = TransfermarktTables.day(row, "date")
                .orElseThrow(() -> new Unusable("'%s' is no day.".formatted(row.raw("date"))));
        String competition = row.needed("competition_id");
        String clubId = row.needed("player_club_id");
        int minutes = row.number("minutes_played").orElse(0);
        var game = games.game(row.raw("game_id"));
        String club = games.club(game, clubId);
        Optional<String> opponent = game.map(it -> it.home().equals(clubId) ? it.away() : it.home());
        Who who = Who.numbered(row.needed("player_id"), row.text("player_name").orElse(""));
        Season.Competition played = games.competition(competition);
        Map<Count, Integer> counts = new EnumMap<>(Count.class);
        COLUMNS.forEach((count, column) -> row.number(column).ifPresent(it -> counts.put(count, it)));
        var key = new Sums.Key(row.raw("player_id"), games.season(competition, game, day), played, club);
        boolean national = played.kind() == Season.Kind.NATIONAL;
        Sums.Sum sum = sums.of(key, who, national ? Optional.empty() : Optional.of(Team.numbered(clubId, club)));
        String gameId = row.raw("game_id");
        String playerId = row.raw("player_id");
        Optional<Boolean> started = sheets.started(gameId, playerId);
        sum.played(day, minutes, started);
        sheets.position(gameId, playerId).ifPresent(sum::at);
        Optional.ofNullable(counts.get(Count.GOALS))
                .flatMap(goals -> sheets.penalties(gameId, playerId, goals))
                .ifPresent(it -> sum.count("penalty_goals", it));
        sheets.ownGoals(gameId, playerId).ifPresent(it -> sum.count("own_goals", it));
        counts.forEach((count, number) -> sum.count(METRICS.getOrDefault(count, ""), number));
        return new Entry.OnAppearance(
                row.line(),
                who,
                day,
                played.name(),
                club,
                opponent.map(it -> games.club(game, it)).orElse("unknown"),
                game.map(it -> it.home().equals(clubId) ? "H" : "A"),
                started,
                Optional.of(minutes),
                counts,
                taking.from());
    }

    /** Once all rows are read. */
    Stream<Entry> seasons() {
        return sums.entries(taking);
    }
}
