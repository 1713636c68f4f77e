package touchline.football.reading;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.football.Season;
import touchline.football.files.Row;
import touchline.football.files.Unusable;
import touchline.football.written.SeasonText;
import touchline.football.written.SeasonText.Years;
import touchline.problem.Problem;

/** What tables of one season have in common: the season stands in a column, in the name of the file, or was asked for. */
public final class Seasonal {

    private static final Pattern IN_NAME =
            Pattern.compile("(?<!\\d)((?:19|20)\\d\\d[-_/](?:\\d{4}|\\d{2})|(?:19|20)\\d\\d)(?!\\d)");

    private final Taking taking;
    private final Years years;

    public Seasonal(Taking taking) {
        this.taking = taking;
        this.years = taking.asked().isCalendar() ? Years.CALENDAR : Years.SPLIT;
    }

    /** Whether whoever imports says that seasons are years. */
    public boolean isCalendar() {
        return years == Years.CALENDAR;
    }

    /** @param endYear as some tools write it, where a season has two */
    public String season(Optional<String> column, Optional<Integer> endYear, String fileName) {
        Optional<String> ended = endYear.map(year -> String.valueOf(years == Years.SPLIT ? year - 1 : year));
        return season(column.or(() -> ended), fileName);
    }

    /** @throws Problem when nothing says which season it is */
    public String season(Optional<String> column, String fileName) {
        if (column.isPresent()) {
            return SeasonText.read(column.get(), years)
                    .orElseThrow(
                            () -> new Unusable("'%s' is no season of such a competition.".formatted(column.get())));
        }
        Matcher name = IN_NAME.matcher(fileName);
        Optional<String> text =
                taking.asked().text("season").or(() -> name.find() ? Optional.of(name.group(1)) : Optional.empty());
        return text.flatMap(it -> SeasonText.read(it.replace('_', '-'), years))
                .orElseThrow(() -> Problem.invalid(
                        "season",
                        "required",
                        "Neither a column nor the name of %s says which season it is: name it, such as season=2023/24, and calendar=true where seasons are years."
                                .formatted(fileName)));
    }

    /** The last day of a season, or the day up to which the file knows when that is earlier. */
    public LocalDate end(String season) {
        int start = Integer.parseInt(season.substring(0, 4));
        LocalDate end = season.length() > 4 ? LocalDate.of(start + 1, 6, 30) : LocalDate.of(start, 12, 31);
        return end.isBefore(taking.asOf()) ? end : taking.asOf();
    }

    public Season.Competition competition(Optional<String> column) {
        String name = taking.asked().text("competition").or(() -> column).orElseGet(() -> {
            taking.note(
                    "No competition is named, so the numbers stand under 'unnamed league', beside those of every other such file: name it, such as competition=Premier League.");
            return "unnamed league";
        });
        String kind = taking.asked().text("kind").orElse("league");
        return new Season.Competition(
                name,
                switch (kind) {
                    case "league" -> Season.Kind.LEAGUE;
                    case "cup" -> Season.Kind.CUP;
                    case "national" -> Season.Kind.NATIONAL;
                    default ->
                        throw Problem.invalid("kind", "enum", "kind is league, cup or national: choose of these.");
                });
    }

    /** Totals by our names; what a row does not have is not in it. */
    public static Map<String, Double> totals(Row row, Map<String, String[]> columns) {
        Map<String, Double> totals = new TreeMap<>();
        columns.forEach((metric, names) -> row.decimal(names).ifPresent(number -> totals.put(metric, number)));
        return totals;
    }
}
