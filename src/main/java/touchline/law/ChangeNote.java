package touchline.law;

import java.time.LocalDate;
import java.util.Optional;

/**
 * What changed, or is known to change.
 *
 * @param date the day of the change; absent = not known
 * @param source an address, or a description where no address was recorded
 */
public record ChangeNote(Optional<LocalDate> date, String note, String source) {

    public ChangeNote {
        Fields.present("note", note);
        Fields.present("source", source);
    }

    boolean after(LocalDate day) {
        return date.filter(day::isBefore).isPresent();
    }
}
