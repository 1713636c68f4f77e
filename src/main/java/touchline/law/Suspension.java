package touchline.law;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Paragraphs of an article that are printed but not applied.
 *
 * @param paragraphs as cited, such as {@code 16(2)(b)}
 * @param from the first day of the suspension
 * @param by the act that suspends, such as {@code FIFA Circular 1873}
 * @param note how far and how long, as far as known
 */
public record Suspension(List<String> paragraphs, LocalDate from, String by, String note, List<String> sources) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    public Suspension {
        Fields.present("from", from);
        Fields.present("by", by);
        Fields.present("note", note);
        Fields.that(!paragraphs.isEmpty(), "the suspension names no paragraph");
        Fields.that(!sources.isEmpty(), "the suspension names no source");
        paragraphs = List.copyOf(paragraphs);
        sources = List.copyOf(sources);
    }

    /** {@code suspended since 30 December 2023 by FIFA Circular 1873: 15(1), 15(2)}. */
    public String words() {
        return "suspended since %s by %s: %s".formatted(DAY.format(from), by, String.join(", ", paragraphs));
    }

    ChangeNote asChange() {
        return new ChangeNote(
                Optional.of(from),
                "%s suspends %s. %s".formatted(by, String.join(", ", paragraphs), note),
                sources.getFirst());
    }
}
