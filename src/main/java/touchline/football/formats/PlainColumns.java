package touchline.football.formats;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.reading.Asked;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;
import touchline.football.written.DayText.Slashes;
import touchline.problem.Problem;

/** The columns of a table of whoever's making, by our names for them. */
final class PlainColumns {

    static final List<String> ALL = List.of(
            "name",
            "id",
            "born",
            "nationality",
            "club",
            "position",
            "role",
            "foot",
            "height",
            "weight",
            "birth_place",
            "contract_until",
            "agent",
            "value",
            "value_day");

    private static final List<String> DAYS = List.of("born", "contract_until", "value_day");
    private static final Pattern DAY_FIRST = Pattern.compile("(1[3-9]|2\\d|3[01])/\\d{1,2}/\\d{4}");
    private static final Pattern MONTH_FIRST = Pattern.compile("\\d{1,2}/(1[3-9]|2\\d|3[01])/\\d{4}");

    private final Map<String, String> map;

    PlainColumns(Map<String, String> map) {
        map.keySet().stream().filter(ours -> !ALL.contains(ours)).findFirst().ifPresent(ours -> {
            throw Problem.invalid(
                    "map",
                    "unknown",
                    "There is no column %s to map to: columns are %s.".formatted(ours, String.join(", ", ALL)));
        });
        this.map = map;
    }

    String theirs(String ours) {
        return map.getOrDefault(ours, ours);
    }

    Optional<String> text(Row row, String ours) {
        return row.text(theirs(ours));
    }

    /** @throws Problem when a column is mapped that the table does not have */
    void check(Sheet sheet, Taking taking) {
        map.values().stream().filter(theirs -> !sheet.has(theirs)).findFirst().ifPresent(theirs -> {
            throw Problem.invalid(
                    "map",
                    "missing",
                    "The table has no column %s: its columns are %s."
                            .formatted(theirs, String.join(", ", sheet.columns())));
        });
        List<String> unknown = sheet.columns().stream()
                .filter(column -> !column.isEmpty())
                .filter(column -> ALL.stream().noneMatch(ours -> theirs(ours).equalsIgnoreCase(column)))
                .toList();
        if (!unknown.isEmpty()) {
            taking.note("%s: columns that are not known and were left: %s."
                    .formatted(sheet.member().name(), String.join(", ", unknown)));
        }
    }

    /** A day above 12 anywhere tells how the whole table writes days. */
    DayText days(Sheet sheet, Asked asked) {
        Slashes slashes = asked.slashes();
        if (slashes == Slashes.UNKNOWN) {
            try (Stream<Row> rows = sheet.rows()) {
                slashes = rows.flatMap(row -> DAYS.stream().map(this::theirs).map(row::raw))
                        .flatMap(text -> DAY_FIRST.matcher(text).matches()
                                ? Stream.of(Slashes.DAY_FIRST)
                                : MONTH_FIRST.matcher(text).matches() ? Stream.of(Slashes.MONTH_FIRST) : Stream.empty())
                        .findFirst()
                        .orElse(Slashes.UNKNOWN);
            }
        }
        return new DayText(slashes, asked.text("zone").map(ZoneId::of));
    }
}
