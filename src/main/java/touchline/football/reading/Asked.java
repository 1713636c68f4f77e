package touchline.football.reading;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.football.written.DayText;
import touchline.football.written.DayText.Slashes;
import touchline.problem.Problem;

/** What whoever imports a file says of it. */
public record Asked(Map<String, String> options) {

    /** Every option there is. */
    public static final List<String> NAMES =
            List.of("as_of", "season", "competition", "kind", "calendar", "source", "map", "dates", "zone");

    public static final Asked NOTHING = new Asked(Map.of());

    /** @throws Problem for an option that there is none of */
    public Asked {
        options.keySet().stream()
                .filter(name -> !NAMES.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.invalid(
                            name,
                            "unknown",
                            "There is no option %s: options are %s.".formatted(name, String.join(", ", NAMES)));
                });
        options = Map.copyOf(options);
    }

    public Optional<String> text(String option) {
        return Optional.ofNullable(options.get(option)).map(String::strip).filter(text -> !text.isEmpty());
    }

    public Optional<LocalDate> asOf() {
        return text("as_of")
                .map(text -> DayText.plain()
                        .day(text)
                        .orElseThrow(() -> Problem.invalid(
                                "as_of", "date", "as_of must be a day such as 2026-07-01: up to it the file knows.")));
    }

    public boolean isCalendar() {
        return text("calendar").filter(word -> word.equals("true")).isPresent();
    }

    /** How {@code 03/04/2026} is meant. */
    public Slashes slashes() {
        return switch (text("dates").orElse("")) {
            case "" -> Slashes.UNKNOWN;
            case "day_first" -> Slashes.DAY_FIRST;
            case "month_first" -> Slashes.MONTH_FIRST;
            default -> throw Problem.invalid("dates", "enum", "dates is day_first or month_first: choose of these.");
        };
    }

    /** Our column by theirs, from {@code name=Spieler,born=Geburtstag}. */
    public Map<String, String> map() {
        Map<String, String> map = new LinkedHashMap<>();
        for (String pair : text("map").map(text -> text.split(",", -1)).orElse(new String[0])) {
            int sign = pair.indexOf('=');
            if (sign < 1) {
                throw Problem.invalid(
                        "map", "pairs", "map must be pairs such as name=Player,born=Birthday: ours before theirs.");
            }
            map.put(pair.substring(0, sign).strip(), pair.substring(sign + 1).strip());
        }
        return map;
    }
}
