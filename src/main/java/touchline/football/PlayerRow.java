package touchline.football;

import java.sql.SQLException;
import java.util.Optional;

/** A player as the database holds them. */
final class PlayerRow {

    private PlayerRow() {}

    static Player read(Columns row) throws SQLException {
        return new Player(
                row.text("id"),
                row.text("name"),
                row.textIfAny("full_name"),
                born(row),
                row.textIfAny("birth_place"),
                RegisterJson.texts(row.text("nationalities")),
                row.constantIfAny(Position.class, "position"),
                row.textIfAny("role"),
                row.constantIfAny(Foot.class, "foot"),
                row.numberIfAny("height_cm"),
                row.numberIfAny("weight_kg"),
                club(row),
                contract(row),
                row.textIfAny("agent"),
                row.number("minutes"),
                row.origin());
    }

    private static Optional<Born> born(Columns row) throws SQLException {
        Optional<Born> day = row.dayIfAny("birth_date").map(Born::on);
        return day.isPresent() ? day : row.numberIfAny("birth_year").map(Born::in);
    }

    private static Optional<Window> contract(Columns row) throws SQLException {
        Optional<Window.Precision> precision = row.constantIfAny(Window.Precision.class, "contract_precision");
        return precision.isEmpty()
                ? Optional.empty()
                : Optional.of(Window.around(row.day("contract_until"), precision.get()));
    }

    private static Optional<Player.At> club(Columns row) throws SQLException {
        Optional<Club.Named> club = row.clubIfAny("club", "club_name");
        return club.isEmpty()
                ? Optional.empty()
                : Optional.of(new Player.At(club.get().slug(), club.get().name(), row.day("club_as_of")));
    }
}
