package touchline.research.sources;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.law.grammar.WrittenDay;

/** The first day that a line of a source names. */
final class Days {

    private static final Pattern DAY = Pattern.compile(WrittenDay.PATTERN);

    private Days() {}

    static Optional<LocalDate> in(String text) {
        return DAY.matcher(text).results().map(MatchResult::group).findFirst().flatMap(WrittenDay::read);
    }
}
