package touchline.study.sums;

import java.util.Optional;
import java.util.regex.Pattern;
import touchline.law.sums.ProtectedPeriod;
import touchline.law.sums.Sum;

/** Asked: when a protected period ends. */
final class ProtectedPeriodAsked implements Calculator {

    private static final Pattern AGE = Pattern.compile(
            "\\b(?:aged?|age of|at|was|is) (\\d{2})(?! ?(?:january|february|march|april|may|june|july|august|september|october|november|december))\\b|\\b(\\d{2})[- ]years?[- ]old");

    /** Without one of these the day is that of the law. */
    private static final String BEGINNING = "sign|contract|took effect|renew|exten|beg[ai]n|start";

    @Override
    public Optional<Sum> of(Told told) {
        if (!told.says("protected period")
                || !told.says(BEGINNING)
                || told.day().isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> age = AGE.matcher(told.text())
                .results()
                .map(match -> Integer.valueOf(match.group(1) == null ? match.group(2) : match.group(1)))
                .findFirst();
        return told.day().map(signed -> ProtectedPeriod.of(signed, age));
    }
}
