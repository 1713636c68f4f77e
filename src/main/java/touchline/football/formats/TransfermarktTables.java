package touchline.football.formats;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.Member;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.InTurn;
import touchline.football.reading.Table;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;

/** Tables of dcaribou/transfermarkt-datasets. */
final class TransfermarktTables implements Format {

    static final Source SOURCE = new Source(
            "transfermarkt",
            "Transfermarkt",
            "https://www.transfermarkt.com",
            "as the operator holds it",
            Optional.empty(),
            "Transfermarkt, through a file that the operator of this service imported and answers for.",
            Source.Zone.OPERATOR);

    private static final DayText DAYS = DayText.plain();

    @Override
    public String name() {
        return "transfermarkt-datasets";
    }

    @Override
    public String expects() {
        return "the zip of the data set, or one of its tables players, clubs, transfers, player_valuations and "
                + "appearances as .csv or .csv.gz";
    }

    @Override
    public Source source(Asked asked) {
        return SOURCE;
    }

    @Override
    public boolean isWhole() {
        return true;
    }

    @Override
    public Optional<LocalDate> newest(HeldFile file, LocalDate today) {
        return Stream.of(
                        newest(file, Set.of("player_id", "date", "market_value_in_eur"), "date", today),
                        newest(file, Set.of("game_id", "date", "home_club_id"), "date", today),
                        newest(file, Set.of("appearance_id", "date"), "date", today),
                        newest(file, Set.of("transfer_date", "to_club_id"), "transfer_date", today))
                .flatMap(Optional::stream)
                .max(LocalDate::compareTo);
    }

    static Optional<LocalDate> newest(HeldFile file, Set<String> needs, String column, LocalDate today) {
        Optional<LocalDate> newest = Optional.empty();
        for (Member member : file.members(".csv")) {
            Optional<Sheet> sheet = Sheet.of(member, needs);
            if (sheet.isPresent()) {
                try (Stream<Row> rows = sheet.get().rows()) {
                    Optional<LocalDate> last = rows.map(row -> day(row, column))
                            .flatMap(Optional::stream)
                            .filter(day -> !day.isAfter(today))
                            .max(LocalDate::compareTo);
                    newest = Stream.of(newest, last).flatMap(Optional::stream).max(LocalDate::compareTo);
                }
            }
        }
        return newest;
    }

    static Optional<LocalDate> day(Row row, String column) {
        return row.text(column).flatMap(DAYS::day);
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        var games = new TransfermarktGames(file);
        var sheets = new TransfermarktSheets(file);
        var appearances = new TransfermarktAppearances(games, sheets, taking);
        List<Table> tables = List.of(
                lookedUp("competitions", "competition_id, competition_code, name"),
                lookedUp("games", "game_id, competition_id, home_club_id, away_club_id"),
                lookedUp("club_games", "game_id, club_id, own_goals"),
                lookedUp("game_events", "game_event_id, game_id"),
                lookedUp("game_lineups", "game_lineups_id, game_id"),
                lookedUp("countries", "country_id, country_name"),
                lookedUp("national_teams", "national_team_id"),
                clubs(taking),
                new TransfermarktPlayers(taking).table(),
                new TransfermarktTransfers(file, taking).table(),
                new TransfermarktValues(taking).table(),
                appearances.table());
        var all = new ArrayList<>(
                Tables.in(file, tables, name(), expects(), taking).entries());
        all.add(appearances::seasons);
        all.add(() -> sheets.goals(games, taking));
        return InTurn.of(all);
    }

    /** Read by whoever needs them; their rows say nothing by themselves. */
    private static Table lookedUp(String name, String needs) {
        return Table.lookedUp(name, Table.columns(needs));
    }

    private static Table clubs(Taking taking) {
        return new Table(
                "clubs",
                Table.columns("club_id, club_code, name"),
                Table.columns(
                        "domestic_competition_id, total_market_value, squad_size, average_age, foreigners_number, "
                                + "foreigners_percentage, national_team_players, stadium_name, stadium_seats, "
                                + "net_transfer_record, coach_name, last_season, filename, url"),
                List.of("name"),
                row -> new Entry.OnClub(
                        row.line(),
                        Team.numbered(row.needed("club_id"), row.needed("name")),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        row.text("stadium_name"),
                        taking.from(row.text("url"))));
    }

    /** A club by number and name, unless it is none. */
    static Optional<Team> team(Optional<String> id, Optional<String> name) {
        return name.filter(it -> !isNone(it))
                .map(it -> id.filter(number -> !number.equals("-1"))
                        .map(number -> Team.numbered(number, it))
                        .orElseGet(() -> Team.named(it)));
    }

    private static boolean isNone(String club) {
        return Set.of("Without Club", "Retired", "Unknown", "Career break", "Vereinslos", "Karriereende", "Ban")
                .contains(club);
    }
}
