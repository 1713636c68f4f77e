package touchline.football.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchline.football.files.HeldFile;
import touchline.football.files.Member;
import touchline.football.files.Sheet;
import touchline.football.intake.Entry;
import touchline.problem.Problem;

/** Which of the tables that a format knows a file has. */
public final class Tables {

    private final Map<Table, List<Sheet>> found = new LinkedHashMap<>();

    private Tables() {}

    /** @throws Problem when it has none of them */
    public static Tables in(HeldFile file, List<Table> kinds, String format, String expects, Taking taking) {
        return in(file, kinds, format, expects, taking, UnaryOperator.identity());
    }

    /** @param naming our names for columns that are written otherwise */
    public static Tables in(
            HeldFile file,
            List<Table> kinds,
            String format,
            String expects,
            Taking taking,
            UnaryOperator<String> naming) {
        var tables = new Tables();
        kinds.forEach(kind -> tables.found.put(kind, new ArrayList<>()));
        for (Member member : file.members()) {
            if (isTable(member)) {
                tables.add(member, kinds, taking, naming);
            } else {
                taking.note("%s is no table and was left.".formatted(member.name()));
            }
        }
        if (tables.found.values().stream().allMatch(List::isEmpty)) {
            throw wrong(format, expects, file);
        }
        return tables;
    }

    public static Problem wrong(String format, String expects, HeldFile file) {
        String seen = file.members().stream()
                .filter(Tables::isTable)
                .findFirst()
                .flatMap(member -> Sheet.of(member, java.util.Set.of()))
                .map(sheet -> " The first line of %s is: %s."
                        .formatted(sheet.member().name(), shortened(String.join(", ", sheet.columns()))))
                .orElse("");
        return Problem.invalid(
                "file", "format", "This is no %s file: it expects %s.%s".formatted(format, expects, seen));
    }

    private static boolean isTable(Member member) {
        return Stream.of(".csv", ".tsv", ".txt", ".xlsx").anyMatch(member::isNamed);
    }

    private static String shortened(String text) {
        return text.length() > 200 ? text.substring(0, 200) + "…" : text;
    }

    private void add(Member member, List<Table> kinds, Taking taking, UnaryOperator<String> naming) {
        for (Table kind : kinds) {
            Optional<Sheet> sheet = Sheet.of(member, kind.needs(), naming);
            if (sheet.isPresent()) {
                found.computeIfAbsent(kind, _ -> new ArrayList<>()).add(sheet.get());
                List<String> unknown = kind.unknown(sheet.get());
                if (!unknown.isEmpty() && !kind.isLookedUp()) {
                    taking.note("%s: columns that are not known and were left: %s."
                            .formatted(member.name(), shortened(String.join(", ", unknown))));
                }
                return;
            }
        }
        taking.note("%s is none of the tables that are read and was left.".formatted(member.name()));
    }

    /** The rows of all of them, table by table. */
    public List<Supplier<Stream<Entry>>> entries() {
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        found.keySet().removeIf(Table::isLookedUp);
        found.forEach((table, sheets) -> sheets.forEach(sheet -> all.add(() -> table.entries(sheet))));
        return all;
    }
}
