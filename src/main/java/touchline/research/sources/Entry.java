package touchline.research.sources;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A line of a list of results.
 *
 * @param identifiers in their normal form, such as {@code CAS 2008/A/1519}; several for joined cases
 * @param address what is read
 * @param page what a person opens
 */
public record Entry(String title, List<String> identifiers, Optional<LocalDate> date, URI address, URI page) {

    public Entry {
        identifiers = List.copyOf(identifiers);
    }
}
