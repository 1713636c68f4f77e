package touchline.football.formats;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Window;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Table;
import touchline.football.reading.Taking;
import touchline.football.written.SeasonText;
import touchline.football.written.SeasonText.Years;

/** The table of transfers. Its fee 0 is a free move, a loan, the end of one or a loan fee: nobody can tell which. */
final class TransfermarktTransfers {

    private static final int YEARS_AHEAD = 6;
    private static final Set<String> NEEDS =
            Table.columns("player_id, transfer_date, from_club_id, to_club_id, transfer_fee");

    private final Taking taking;
    private final Returns returns = new Returns();

    TransfermarktTransfers(HeldFile file, Taking taking) {
        this.taking = taking;
        file.members(".csv")
                .forEach(member -> Sheet.of(member, NEEDS).ifPresent(sheet -> {
                    try (Stream<Row> rows = sheet.rows()) {
                        rows.forEach(row -> TransfermarktTables.day(row, "transfer_date")
                                .ifPresent(day -> returns.learn(
                                        row.raw("player_id"), row.raw("from_club_id"), row.raw("to_club_id"), day)));
                    }
                }));
    }

    Table table() {
        return new Table(
                "transfers",
                NEEDS,
                Table.columns("transfer_season, from_club_name, to_club_name, market_value_in_eur, player_name"),
                List.of("player_name", "player_id"),
                this::move);
    }

    private Entry move(Row row) {
        LocalDate day = TransfermarktTables.day(row, "transfer_date")
                .orElseThrow(() -> new Unusable("'%s' is no day.".formatted(row.raw("transfer_date"))));
        if (day.getYear() > taking.asOf().getYear() + YEARS_AHEAD) {
            throw new Unusable("%s lies more than %d years ahead.".formatted(day, YEARS_AHEAD));
        }
        Optional<Team> leaves = TransfermarktTables.team(row.text("from_club_id"), row.text("from_club_name"));
        Optional<Team> joins = TransfermarktTables.team(row.text("to_club_id"), row.text("to_club_name"));
        Fee fee = fee(row);
        return new Entry.OnMove(
                row.line(),
                Who.numbered(row.needed("player_id"), row.text("player_name").orElse("")),
                Optional.empty(),
                Window.day(day),
                row.text("transfer_season").flatMap(it -> SeasonText.read(it, Years.SPLIT)),
                leaves,
                joins,
                kind(row, fee, joins, day),
                fee,
                day.isAfter(taking.asOf()) ? Move.Status.PLANNED : Move.Status.CONFIRMED,
                Optional.empty(),
                taking.from());
    }

    private Move.Kind kind(Row row, Fee fee, Optional<Team> joins, LocalDate day) {
        if (joins.isEmpty()) {
            return Move.Kind.DEPARTURE;
        }
        return fee.kind() == Fee.Kind.FEE
                ? Move.Kind.PERMANENT
                : returns.kind(row.raw("player_id"), row.raw("from_club_id"), row.raw("to_club_id"), day);
    }

    private static Fee fee(Row row) {
        Optional<String> raw = row.text("transfer_fee");
        Optional<Long> euros = row.decimal("transfer_fee").map(Math::round);
        Fee.Kind kind =
                euros.map(sum -> sum > 0 ? Fee.Kind.FEE : Fee.Kind.FREE_OR_LOAN).orElse(Fee.Kind.UNKNOWN);
        return new Fee(kind, euros.filter(sum -> sum > 0).map(sum -> Money.of(sum, "EUR")), Optional.empty(), raw);
    }
}
