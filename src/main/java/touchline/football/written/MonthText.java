package touchline.football.written;

import java.time.DateTimeException;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads months as files write them. */
final class MonthText {

    private static final List<DateTimeFormatter> WRITTEN = Stream.of(
                    "yyyy-MM", "MM/yyyy", "MM.yyyy", "MMM yyyy", "MMMM yyyy")
            .map(pattern -> DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH))
            .toList();

    private MonthText() {}

    static Optional<YearMonth> read(String text) {
        return WRITTEN.stream()
                .flatMap(written -> month(text, written).stream())
                .findFirst();
    }

    private static Optional<YearMonth> month(String text, DateTimeFormatter written) {
        try {
            return Optional.of(YearMonth.parse(text, written));
        } catch (DateTimeException otherwise) {
            return Optional.empty();
        }
    }
}
