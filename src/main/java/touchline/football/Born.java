package touchline.football;

import java.time.LocalDate;
import java.time.Period;
import java.util.Optional;

/**
 * When somebody was born.
 *
 * @param date absent where only the year is known
 * @param certain false where the source writes a year as the first of January
 */
public record Born(int year, Optional<LocalDate> date, boolean certain) {

    public static Born on(LocalDate date) {
        return new Born(date.getYear(), Optional.of(date), date.getDayOfYear() > 1);
    }

    public static Born in(int year) {
        return new Born(year, Optional.empty(), false);
    }

    /** Years of age on a day; absent where only the year of birth is known. */
    public Optional<Integer> ageOn(LocalDate day) {
        return date.map(born -> Period.between(born, day).getYears());
    }
}
