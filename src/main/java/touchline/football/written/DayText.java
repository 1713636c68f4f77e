package touchline.football.written;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.football.Born;
import touchline.football.Window;

/** Reads days as files write them. A day is a day: no zone moves it. */
public final class DayText {

    /** How {@code 03/04/2026} is meant, which only the rest of a file can tell. */
    public enum Slashes {
        DAY_FIRST,
        MONTH_FIRST,
        UNKNOWN
    }

    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)(?:[ T]00:00(?::00(?:\\.0+)?)?)?");
    private static final Pattern INSTANT = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(?:Z|[+-]\\d\\d:?\\d\\d)");
    private static final Pattern POINTS = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})");
    private static final Pattern SLASHED = Pattern.compile("(\\d{1,2})/(\\d{1,2})/(\\d{4})");
    private static final Pattern SERIAL = Pattern.compile("[1-5]\\d{4}(?:\\.0+)?");
    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
    private static final LocalDate SERIALS_BEGIN = LocalDate.of(1899, 12, 30);
    private static final DateTimeFormatter WORDS = DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.ENGLISH);
    private static final DateTimeFormatter LONG_WORDS = DateTimeFormatter.ofPattern("MMMM d, yyyy", Locale.ENGLISH);

    private final Slashes slashes;
    private final Optional<ZoneId> zone;

    /** @param zone of the source, for days that it writes as moments; without it such a moment is not read */
    public DayText(Slashes slashes, Optional<ZoneId> zone) {
        this.slashes = slashes;
        this.zone = zone;
    }

    /** For files that write days in one way only. */
    public static DayText plain() {
        return new DayText(Slashes.UNKNOWN, Optional.empty());
    }

    /** The day; absent for anything that is none, or may be one of two. */
    public Optional<LocalDate> day(String text) {
        String stripped = text.strip();
        try {
            return numbers(stripped).or(() -> moment(stripped)).or(() -> words(stripped));
        } catch (DateTimeException noDay) {
            return Optional.empty();
        }
    }

    /** A day or a year of birth. */
    public Optional<Born> born(String text) {
        return YEAR.matcher(text.strip()).matches()
                ? Optional.of(Born.in(Integer.parseInt(text.strip())))
                : day(text).map(Born::on);
    }

    /** A day, or no more than a month ({@code 2027-06}, {@code 06/2027}, {@code Jun 2027}) or a year. */
    public Optional<Window> partial(String text) {
        String stripped = text.strip();
        if (YEAR.matcher(stripped).matches()) {
            return Optional.of(Window.year(Year.parse(stripped)));
        }
        return MonthText.read(stripped)
                .map(Window::month)
                .or(() -> day(stripped).map(Window::day));
    }

    private Optional<LocalDate> numbers(String text) {
        Matcher iso = ISO.matcher(text);
        if (iso.matches()) {
            return Optional.of(date(iso, 1, 2, 3));
        }
        Matcher points = POINTS.matcher(text);
        if (points.matches()) {
            return Optional.of(date(points, 3, 2, 1));
        }
        Matcher slashed = SLASHED.matcher(text);
        if (slashed.matches()) {
            return slashed(slashed);
        }
        return SERIAL.matcher(text).matches()
                ? Optional.of(SERIALS_BEGIN.plusDays(Long.parseLong(text.replaceFirst("\\..*", ""))))
                : Optional.empty();
    }

    private Optional<LocalDate> slashed(Matcher text) {
        int first = Integer.parseInt(text.group(1));
        int second = Integer.parseInt(text.group(2));
        if (first > 12 || slashes == Slashes.DAY_FIRST || first == second) {
            return Optional.of(date(text, 3, 2, 1));
        }
        return second > 12 || slashes == Slashes.MONTH_FIRST ? Optional.of(date(text, 3, 1, 2)) : Optional.empty();
    }

    private Optional<LocalDate> moment(String text) {
        if (!INSTANT.matcher(text).matches()) {
            return Optional.empty();
        }
        Instant instant = DateTimeFormatter.ISO_OFFSET_DATE_TIME.parse(text, Instant::from);
        boolean midnight = instant.atZone(ZoneOffset.UTC).toLocalTime().toSecondOfDay() == 0;
        return zone.map(it -> LocalDate.ofInstant(instant, it))
                .or(() -> midnight ? Optional.of(LocalDate.ofInstant(instant, ZoneOffset.UTC)) : Optional.empty());
    }

    private static Optional<LocalDate> words(String text) {
        if (text.isEmpty() || !Character.isLetter(text.charAt(0))) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(text, WORDS));
        } catch (DateTimeException notShort) {
            return Optional.of(LocalDate.parse(text, LONG_WORDS));
        }
    }

    private static LocalDate date(Matcher text, int year, int month, int day) {
        return LocalDate.of(
                Integer.parseInt(text.group(year)),
                Integer.parseInt(text.group(month)),
                Integer.parseInt(text.group(day)));
    }
}
