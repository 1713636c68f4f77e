package touchline.study.sums;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.grammar.WrittenDay;
import touchline.law.sums.Money;

/**
 * What a question tells in figures.
 *
 * @param text in small letters
 * @param years the first and the last age of a time, such as 14 to 19
 * @param day the first day in it
 * @param guessedYear whether the question names the day without its year
 */
record Told(String text, List<Money> amounts, Optional<Years> years, Optional<LocalDate> day, boolean guessedYear) {

    record Years(int first, int last) {}

    private static final String AGE = "(?:the )?(?:ages? )?(?:of )?(\\d{1,2})(?:th|st|nd|rd)?(?![\\d%])";
    private static final List<Pattern> SPANS = Stream.of(
                    "\\bfrom " + AGE + "(?: birthday)? (?:to|until|till|through|up to) (?:his |her )?" + AGE,
                    "\\bbetween " + AGE + "(?: birthday)? and (?:his |her )?" + AGE,
                    "\\b(?:aged?|ages) (\\d{1,2}) ?(?:-|–|to) ?(\\d{1,2})(?!\\d)",
                    "\\b(?:trained|registered|academy)[^.]{0,40}? (\\d{1,2}) ?(?:-|–|to) ?(\\d{1,2})(?!\\d)")
            .map(Pattern::compile)
            .toList();
    private static final List<String> NUMBERS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /** At the end of what stands before a span. */
    private static final Pattern COUNTED = Pattern.compile(
            "\\b(\\d{1,2}|%s) (?:years|seasons)[^.,;:?\\d]{0,30}$".formatted(String.join("|", NUMBERS)));

    private static final Pattern WHOLE_DAY = Pattern.compile(WrittenDay.PATTERN, Pattern.CASE_INSENSITIVE);
    private static final String MONTHS = Arrays.stream(Month.values())
            .map(month -> month.getDisplayName(TextStyle.FULL, Locale.ENGLISH).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining("|"));
    private static final Pattern DAY_OF_YEAR = Pattern.compile("\\b(?:(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m>"
            + MONTHS + ")|(?<m2>" + MONTHS + ") (?<d2>\\d{1,2})\\b)");

    static Told in(String question, LocalDate today) {
        String text = question.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        Optional<LocalDate> whole = WHOLE_DAY
                .matcher(text)
                .results()
                .flatMap(match -> WrittenDay.read(match.group()).stream())
                .findFirst();
        Optional<LocalDate> day = whole.or(() -> thisYear(text, today));
        return new Told(text, Money.in(text), years(text), day, whole.isEmpty() && day.isPresent());
    }

    private static Optional<LocalDate> thisYear(String text, LocalDate today) {
        return DAY_OF_YEAR
                .matcher(text)
                .results()
                .flatMap(match -> {
                    boolean first = match.group("d") != null;
                    String month = String.valueOf(match.group(first ? "m" : "m2"));
                    int number = Integer.parseInt(String.valueOf(match.group(first ? "d" : "d2")));
                    return day(today.getYear(), Month.valueOf(month.toUpperCase(Locale.ROOT)), number).stream();
                })
                .findFirst();
    }

    private static Optional<LocalDate> day(int year, Month month, int number) {
        try {
            return Optional.of(LocalDate.of(year, month, number));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private static Optional<Years> years(String text) {
        return SPANS.stream()
                .flatMap(span -> span.matcher(text).results())
                .map(match -> years(text, match))
                .filter(years -> years.first() >= 6 && years.first() <= years.last() && years.last() <= 40)
                .findFirst();
    }

    /** "Four years from 16 to 20" end before the year of 20 begins. */
    private static Years years(String text, MatchResult span) {
        int first = Integer.parseInt(span.group(1));
        int last = Integer.parseInt(span.group(2));
        var count = COUNTED.matcher(text.substring(0, span.start(1)));
        boolean counted = count.find() && number(count.group(1)) == last - first;
        return new Years(first, counted ? last - 1 : last);
    }

    private static int number(String written) {
        return NUMBERS.contains(written) ? NUMBERS.indexOf(written) + 1 : Integer.parseInt(written);
    }

    boolean says(String pattern) {
        return Pattern.compile(pattern).matcher(text).find();
    }
}
