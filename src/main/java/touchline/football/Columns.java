package touchline.football;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Optional;

/** A row of the register, read column by column; what is null is absent. */
record Columns(ResultSet row) {

    String text(String column) throws SQLException {
        return row.getString(column);
    }

    Optional<String> textIfAny(String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }

    int number(String column) throws SQLException {
        return row.getInt(column);
    }

    Optional<Integer> numberIfAny(String column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    Optional<Boolean> flagIfAny(String column) throws SQLException {
        return numberIfAny(column).map(number -> number != 0);
    }

    LocalDate day(String column) throws SQLException {
        return LocalDate.parse(row.getString(column));
    }

    Optional<LocalDate> dayIfAny(String column) throws SQLException {
        return textIfAny(column).map(LocalDate::parse);
    }

    Optional<Money> moneyIfAny(String minor, String currency) throws SQLException {
        long sum = row.getLong(minor);
        return row.wasNull() ? Optional.empty() : Optional.of(new Money(sum, row.getString(currency)));
    }

    <E extends Enum<E>> E constant(Class<E> type, String column) throws SQLException {
        return Enum.valueOf(type, row.getString(column));
    }

    <E extends Enum<E>> Optional<E> constantIfAny(Class<E> type, String column) throws SQLException {
        return textIfAny(column).map(name -> Enum.valueOf(type, name));
    }

    /** A slug in one column, the name for it in another. */
    Optional<Club.Named> clubIfAny(String slug, String name) throws SQLException {
        String club = row.getString(slug);
        return club == null ? Optional.empty() : Optional.of(new Club.Named(club, row.getString(name)));
    }

    Club.Named club() throws SQLException {
        return new Club.Named(row.getString("club"), row.getString("club_name"));
    }

    Origin origin() throws SQLException {
        return new Origin(text("source"), textIfAny("source_url"), text("licence"), day("as_of"));
    }
}
