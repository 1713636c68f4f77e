package touchline.study.sums;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    private static final List<String> COUNTS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
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
                .map(match -> new Years(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2))))
                .filter(years -> years.first() >= 6 && years.first() <= years.last() && years.last() <= 40)
                .map(years -> counted(text, years))
                .findFirst();
    }

    /** "Four years from 16 to 20" end before the year of 20 begins. */
    private static Years counted(String text, Years years) {
        int between = years.last() - years.first();
        String count = between < COUNTS.size() ? between + "|" + COUNTS.get(between) : "" + between;
        return Pattern.compile("\\b(?:%s) (?:years|seasons)\\b".formatted(count))
                        .matcher(text)
                        .find()
                ? new Years(years.first(), years.last() - 1)
                : years;
    }

    boolean says(String pattern) {
        return Pattern.compile(pattern).matcher(text).find();
    }
}
