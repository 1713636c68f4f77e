package touchline.football.formats;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.football.Foot;
import touchline.football.Profile.Field;
import touchline.football.Window;
import touchline.football.files.Row;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.Heights;
import touchline.football.reading.Nations;
import touchline.football.reading.Places;
import touchline.football.reading.Table;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;

/** The table of players: by name of column, because their order changed over the years. */
final class TransfermarktPlayers {

    private static final DayText DAYS = DayText.plain();

    private final Taking taking;

    TransfermarktPlayers(Taking taking) {
        this.taking = taking;
    }

    Table table() {
        return new Table(
                "players",
                Table.columns("player_id, date_of_birth, country_of_citizenship"),
                Table.columns("first_name, last_name, name, pretty_name, last_season, current_club_id, player_code, "
                        + "country_of_birth, city_of_birth, sub_position, position, foot, height_in_cm, "
                        + "contract_expiration_date, agent_name, image_url, international_caps, international_goals, "
                        + "current_national_team_id, url, current_club_domestic_competition_id, current_club_name, "
                        + "market_value_in_eur, highest_market_value_in_eur, market_value_in_gbp, "
                        + "highest_market_value_in_gbp"),
                List.of("name", "pretty_name", "player_id"),
                this::player);
    }

    private Entry player(Row row) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        row.text("position").flatMap(Places::of).ifPresent(it -> facts.put(Field.POSITION, it.name()));
        row.text("sub_position").ifPresent(role -> facts.put(Field.ROLE, role));
        row.text("foot").flatMap(Foot::of).ifPresent(it -> facts.put(Field.FOOT, it.name()));
        row.text("height_in_cm").flatMap(Heights::centimetres).ifPresent(it -> facts.put(Field.HEIGHT_CM, it));
        row.text("city_of_birth").ifPresent(city -> facts.put(Field.BIRTH_PLACE, city));
        row.text("agent_name").ifPresent(agent -> facts.put(Field.AGENT, agent));
        row.text("contract_expiration_date")
                .flatMap(DAYS::day)
                .ifPresent(day -> facts.put(Field.CONTRACT_UNTIL, contract(day).text()));
        var club = TransfermarktTables.team(row.text("current_club_id"), row.text("current_club_name"));
        club.ifPresent(_ -> facts.put(Field.CLUB_AS_OF, lastSeen(row).toString()));
        Who who = new Who(
                Optional.empty(),
                Optional.of(row.needed("player_id")),
                name(row),
                row.text("date_of_birth").flatMap(DAYS::born),
                row.text("country_of_citizenship").map(Nations::of),
                row.text("current_club_name"));
        return new Entry.OnPlayer(row.line(), who, facts, club, List.of(), taking.from(row.text("url")));
    }

    /** The data set writes a contract that is known by its month as if it ended on the 1st. */
    private static Window contract(LocalDate day) {
        return day.getDayOfMonth() == 1 ? Window.month(YearMonth.from(day)) : Window.day(day);
    }

    private static String name(Row row) {
        return row.text("name", "pretty_name").orElseGet(() -> {
            String last = row.needed("last_name");
            return row.text("first_name").map(first -> first + " " + last).orElse(last);
        });
    }

    /** A player who left the leagues that are covered stays at his last club in the table: that season's end counts. */
    private LocalDate lastSeen(Row row) {
        return row.number("last_season")
                .map(year -> LocalDate.of(year + 1, 6, 30))
                .filter(end -> end.isBefore(taking.asOf()))
                .orElse(taking.asOf());
    }
}
