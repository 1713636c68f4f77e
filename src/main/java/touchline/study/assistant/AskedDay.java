package touchline.study.assistant;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.law.grammar.WrittenDay;

/** The day for which a question wants the law: one it names as such, else today. */
final class AskedDay {

    /** "Was it suspended on that day?" asks for the law of a day; a player who was suspended then does not. */
    private static final String OF_A_RULE = "(?<=^(?:is|are|was|were) [^.?]{0,80} (?:suspended|valid|applicable) )on";

    private static final Pattern AS_OF = Pattern.compile("(?i)(?:\\b(?:as (?:of|at|on)|in force on|law on|rules? on)|"
            + OF_A_RULE + ") (?<day>" + WrittenDay.PATTERN + ")");
    private static final Pattern LATER =
            Pattern.compile("(?i)\\b(?:on|from|after|since) (?<day>" + WrittenDay.PATTERN + ")");
    private static final Pattern YEAR = Pattern.compile(
            "(?i)\\b(?:in|from|for|as of|since) (?<year>20\\d{2})(?![-./\\d])|\\b(?<edition>20\\d{2}) (?:edition|rules|text|rstp|regulations)");

    private AskedDay() {}

    static LocalDate in(String question, LocalDate today) {
        Optional<LocalDate> later = Stream.concat(days(LATER, question), years(question))
                .filter(today::isBefore)
                .findFirst();
        return days(AS_OF, question).findFirst().or(() -> later).orElse(today);
    }

    /** The question without the words that name the day of the law, which no rule holds. */
    static String without(String question) {
        return AS_OF.matcher(question).replaceAll(" ").replaceFirst("^\\s*,\\s*", "");
    }

    private static Stream<LocalDate> days(Pattern pattern, String question) {
        return pattern.matcher(question)
                .results()
                .flatMap(match -> WrittenDay.read(match.group("day").toLowerCase(java.util.Locale.ROOT)).stream());
    }

    private static Stream<LocalDate> years(String question) {
        return YEAR.matcher(question)
                .results()
                .map(match -> match.group(match.group("year") == null ? "edition" : "year"))
                .map(year -> LocalDate.of(Integer.parseInt(year), 1, 1));
    }
}
