package touchline.football.formats;

import java.time.LocalDate;
import java.util.List;
import touchline.football.Money;
import touchline.football.files.Row;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.Table;
import touchline.football.reading.Taking;

/** The table of market values: one a player and day. */
final class TransfermarktValues {

    private final Taking taking;

    TransfermarktValues(Taking taking) {
        this.taking = taking;
    }

    Table table() {
        return new Table(
                "player_valuations",
                Table.columns("player_id, date, market_value_in_eur"),
                Table.columns("current_club_name, current_club_id, player_club_domestic_competition_id, datetime, "
                        + "dateweek, last_season, n"),
                List.of("player_id"),
                this::value);
    }

    private Entry value(Row row) {
        String player = row.needed("player_id");
        LocalDate day = TransfermarktTables.day(row, "date")
                .orElseThrow(() -> new Unusable("'%s' is no day.".formatted(row.raw("date"))));
        if (day.isAfter(taking.asOf())) {
            throw new Unusable("The value is of %s, after the day up to which the file knows.".formatted(day));
        }
        int euros = row.number("market_value_in_eur")
                .filter(sum -> sum > 0)
                .orElseThrow(() -> new Unusable("The row has no value; 0 is unknown."));
        return new Entry.OnValue(
                row.line(),
                Who.numbered(player, ""),
                day,
                Money.of(euros, "EUR"),
                TransfermarktTables.team(row.text("current_club_id"), row.text("current_club_name")),
                taking.from());
    }
}
