package touchline.football.reading;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;

/**
 * One kind of table.
 *
 * @param needs the columns that tell it from others
 * @param known further columns, used or left on purpose
 * @param names the columns that say of whom a row is, for remarks
 */
public record Table(
        String name, Set<String> needs, Set<String> known, List<String> names, Function<Row, Entry> reading) {

    /** Read by whoever needs it; its rows say nothing by themselves. */
    public static Table lookedUp(String name, Set<String> needs) {
        return new Table(name, needs, Set.of(), List.of(), row -> new Entry.Unusable(row.line(), "", ""));
    }

    public boolean isLookedUp() {
        return names.isEmpty();
    }

    public static Set<String> columns(String words) {
        return Set.of(words.strip().split("\\s*,\\s*", -1));
    }

    public Stream<Entry> entries(Sheet sheet) {
        return sheet.rows().map(this::entry);
    }

    private Entry entry(Row row) {
        try {
            return reading.apply(row.checked());
        } catch (Unusable unusable) {
            String whom = row.text(names.toArray(String[]::new)).orElse("row " + row.line());
            return new Entry.Unusable(row.line(), whom, unusable.sentence());
        }
    }

    /** The columns that nobody reads. */
    public List<String> unknown(Sheet sheet) {
        Set<String> all = new HashSet<>();
        Stream.concat(needs.stream(), known.stream()).forEach(name -> all.add(name.toLowerCase(Locale.ROOT)));
        return sheet.columns().stream()
                .filter(column -> !column.isEmpty() && !all.contains(column.toLowerCase(Locale.ROOT)))
                .toList();
    }
}
