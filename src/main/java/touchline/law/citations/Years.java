package touchline.law.citations;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;

/** The days and years that a decision may be cited with. */
final class Years {

    private static final Pattern IN_NUMBER =
            Pattern.compile("(?<!\\d)(?:19|20)\\d{2}(?=/)|(?<=/)(?:19|20)\\d{2}(?!\\d)");
    private static final Pattern SHORT_IN_NUMBER = Pattern.compile("(?<=/)\\d{2}(?![\\d/])");

    private Years() {}

    /** The year of the award, of its operative part or of the number; a decision never is older than its case. */
    static boolean fits(Decision decision, int year) {
        boolean own = Stream.of(decision.day(), decision.operativeDay())
                .flatMap(Optional::stream)
                .anyMatch(day -> day.getYear() == year);
        boolean known = decision.day().isPresent() || decision.operativeDay().isPresent();
        return own
                || inNumber(decision.id(), year)
                || (!known && decision.year().filter(one -> one != year).isEmpty());
    }

    static boolean isDayOf(Decision decision, LocalDate day) {
        return Stream.of(decision.day(), decision.operativeDay())
                .flatMap(Optional::stream)
                .anyMatch(day::equals);
    }

    private static boolean inNumber(String id, int year) {
        boolean whole = IN_NUMBER.matcher(id).results().map(MatchResult::group).anyMatch(String.valueOf(year)::equals);
        return whole
                || SHORT_IN_NUMBER
                        .matcher(id)
                        .results()
                        .map(MatchResult::group)
                        .anyMatch(two -> String.valueOf(year).endsWith(two));
    }
}
