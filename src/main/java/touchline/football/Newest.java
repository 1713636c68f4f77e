package touchline.football;

import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How recent the register is: the newest day of each kind of fact, absent where nothing of the kind is loaded.
 *
 * @param season the day up to which the newest numbers count
 * @param contract the latest end of a contract
 * @param onlySample whether nothing was imported: the register stands still then, and "recent" counts from its newest day
 */
public record Newest(
        Optional<LocalDate> move,
        Optional<LocalDate> event,
        Optional<LocalDate> season,
        Optional<LocalDate> value,
        Optional<LocalDate> contract,
        boolean onlySample) {

    /** The newest day of news: of a move, an event or a value. */
    public Optional<LocalDate> day() {
        return Stream.of(move, event, value).flatMap(Optional::stream).max(LocalDate::compareTo);
    }
}
