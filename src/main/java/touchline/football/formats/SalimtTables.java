package touchline.football.formats;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Foot;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Profile.Field;
import touchline.football.Source;
import touchline.football.Window;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.Heights;
import touchline.football.reading.InTurn;
import touchline.football.reading.Nations;
import touchline.football.reading.Places;
import touchline.football.reading.Table;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;
import touchline.football.written.FeeText;
import touchline.football.written.SeasonText;
import touchline.football.written.SeasonText.Years;

/** Tables of salimt/football-datasets: profiles, transfers and values, under the numbers of Transfermarkt. */
final class SalimtTables implements Format {

    private static final DayText DAYS = DayText.plain();

    @Override
    public String name() {
        return "salimt";
    }

    @Override
    public String expects() {
        return "player_profiles, transfer_history or player_market_value of salimt/football-datasets";
    }

    @Override
    public Source source(Asked asked) {
        return TransfermarktTables.SOURCE;
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        List<Table> tables = List.of(
                new Table(
                        "player_profiles",
                        Table.columns("player_id, player_name, height, citizenship"),
                        Table.columns("date_of_birth, place_of_birth, position, main_position, foot, current_club_id, "
                                + "current_club_name, joined, contract_expires, player_agent_name"),
                        List.of("player_name", "player_id"),
                        row -> player(row, taking)),
                new Table(
                        "transfer_history",
                        Table.columns("player_id, from_team_id, to_team_id, transfer_fee"),
                        Table.columns("transfer_id, season, season_name, date, transfer_date, date_unformatted, "
                                + "from_team_url, from_team_name, to_team_url, to_team_name, value_at_transfer"),
                        List.of("player_id"),
                        row -> move(row, taking)),
                new Table(
                        "player_market_value",
                        Table.columns("player_id, date_unix, value"),
                        java.util.Set.of(),
                        List.of("player_id"),
                        row -> value(row, taking)));
        return InTurn.of(Tables.in(file, tables, name(), expects(), taking).entries());
    }

    private static Entry player(Row row, Taking taking) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        row.text("main_position", "position")
                .flatMap(Places::worded)
                .ifPresent(it -> facts.put(Field.POSITION, it.name()));
        row.text("foot").flatMap(Foot::of).ifPresent(it -> facts.put(Field.FOOT, it.name()));
        row.text("height").flatMap(Heights::centimetres).ifPresent(it -> facts.put(Field.HEIGHT_CM, it));
        row.text("place_of_birth").ifPresent(place -> facts.put(Field.BIRTH_PLACE, place));
        row.text("player_agent_name").ifPresent(agent -> facts.put(Field.AGENT, agent));
        row.text("contract_expires")
                .flatMap(DAYS::partial)
                .ifPresent(end -> facts.put(Field.CONTRACT_UNTIL, end.text()));
        Optional<String> nation = row.text("citizenship").map(it -> Nations.of(it.split(" {2}|,", -1)[0]));
        var who = new Who(
                Optional.empty(),
                Optional.of(row.needed("player_id")),
                row.needed("player_name").replaceFirst(" \\(\\d+\\)$", ""),
                row.text("date_of_birth").flatMap(DAYS::born),
                nation,
                row.text("current_club_name"));
        return new Entry.OnPlayer(
                row.line(),
                who,
                facts,
                TransfermarktTables.team(row.text("current_club_id"), row.text("current_club_name")),
                List.of(),
                taking.from());
    }

    private static Entry move(Row row, Taking taking) {
        LocalDate day = row.text("date", "transfer_date", "date_unformatted")
                .flatMap(DAYS::day)
                .orElseThrow(() -> new Unusable("The row has no day."));
        var fee = FeeText.read(row.raw("transfer_fee")).fee();
        var joins = TransfermarktTables.team(row.text("to_team_id"), row.text("to_team_name"));
        return new Entry.OnMove(
                row.line(),
                Who.numbered(row.needed("player_id"), ""),
                Optional.empty(),
                Window.day(day),
                row.text("season", "season_name").flatMap(it -> SeasonText.read(it, Years.SPLIT)),
                TransfermarktTables.team(row.text("from_team_id"), row.text("from_team_name")),
                joins,
                EwenmeTable.kind(fee, joins.isPresent()),
                fee,
                day.isAfter(taking.asOf()) ? Move.Status.PLANNED : Move.Status.CONFIRMED,
                Optional.empty(),
                taking.from());
    }

    /** Seconds or milliseconds, or a day after all; in UTC, so that none moves. */
    private static Entry value(Row row, Taking taking) {
        String when = row.needed("date_unix");
        LocalDate day = when.matches("-?\\d{6,13}(\\.0)?")
                ? moment(Long.parseLong(when.replace(".0", "")))
                : DAYS.day(when).orElseThrow(() -> new Unusable("'%s' is no day.".formatted(when)));
        int euros = row.number("value")
                .filter(sum -> sum > 0)
                .orElseThrow(() -> new Unusable("The row has no value; 0 is unknown."));
        return new Entry.OnValue(
                row.line(),
                Who.numbered(row.needed("player_id"), ""),
                day,
                Money.of(euros, "EUR"),
                Optional.empty(),
                taking.from());
    }

    private static LocalDate moment(long number) {
        Instant instant =
                Math.abs(number) > 99_999_999_999L ? Instant.ofEpochMilli(number) : Instant.ofEpochSecond(number);
        return LocalDate.ofInstant(instant, ZoneOffset.UTC);
    }
}
