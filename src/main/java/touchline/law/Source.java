package touchline.law;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Where number and content of an entry were seen; each an address, or a description where none was recorded.
 *
 * @param via the page through which {@code verifiedBy} was seen, where it was not opened itself
 * @param also further pages that say the same
 * @param readAgain the day on which {@code verifiedBy} was read a second time
 */
public record Source(String verifiedBy, Optional<String> via, List<String> also, Optional<LocalDate> readAgain) {

    public Source {
        Fields.present("verified_by", verifiedBy);
        also = List.copyOf(also);
    }
}
