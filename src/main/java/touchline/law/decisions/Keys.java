package touchline.law.decisions;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;

/** The keys of the citation grammar under which a decision is found, and what they say. */
final class Keys {

    /** A body and the running number within it, without year and procedure letter. */
    record Series(String name, int number) {}

    private static final List<Pattern> SERIES = List.of(
            Pattern.compile("(?<name>CAS) (?:19|20)\\d{2}/\\w+/(?<number>\\d{1,5})"),
            Pattern.compile("(?<name>[CT])-(?<number>\\d{1,4})/\\d{2}.*"),
            Pattern.compile("(?<name>\\d[A-Z])[_.](?<number>\\d{1,4})/\\d{4}"));

    private static final Pattern YEAR = Pattern.compile("CAS (?<year>\\d{4})/.*");

    private Keys() {}

    /** Every number in what somebody printed or typed; empty = it is none. */
    static List<String> of(String printed) {
        return Identifiers.read(printed).stream()
                .map(Identifier::key)
                .distinct()
                .toList();
    }

    static Optional<Series> series(String key) {
        return SERIES.stream()
                .map(pattern -> pattern.matcher(key))
                .filter(Matcher::matches)
                .findFirst()
                .map(found -> new Series(found.group("name"), Integer.parseInt(found.group("number"))));
    }

    /** The earliest year in which the numbers were given, where they say so. */
    static Optional<Integer> firstYear(String printed) {
        return of(printed).stream()
                .map(YEAR::matcher)
                .filter(Matcher::matches)
                .map(key -> Integer.valueOf(key.group("year")))
                .min(Integer::compare);
    }
}
