package touchline.research.pages;

import java.time.LocalDate;
import java.util.Optional;
import touchline.research.sources.Entry;

/**
 * A page to be read, with what the list that led to it said of it.
 *
 * @param cite what a person opens instead of the address
 */
public record Wanted(String address, Optional<String> title, Optional<LocalDate> date, Optional<String> cite) {

    public static Wanted named(String address) {
        return new Wanted(address, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static Wanted of(Entry entry) {
        return new Wanted(
                entry.address().toString(),
                Optional.of(entry.title()).filter(title -> !title.isBlank()),
                entry.date(),
                Optional.of(entry.page().toString()));
    }
}
