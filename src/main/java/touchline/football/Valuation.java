package touchline.football;

import java.time.LocalDate;
import java.util.Optional;

/**
 * What a player was thought to be worth on a day.
 *
 * @param gone the day of the source's latest file, where that did not give the value again
 */
public record Valuation(
        String player,
        LocalDate day,
        Money value,
        Optional<Club.Named> club,
        Origin origin,
        Optional<LocalDate> gone) {}
