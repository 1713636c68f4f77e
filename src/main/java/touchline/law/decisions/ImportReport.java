package touchline.law.decisions;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What became of each row of a file. */
public record ImportReport(List<Row> rows) {

    /** What can become of a row. */
    public enum Outcome {
        ADDED,
        UPDATED,
        UNCHANGED,
        /** The library holds another decision under this number; the library keeps what it has. */
        CONFLICT,
        /** The row cannot be used. */
        REFUSED
    }

    /**
     * One row.
     *
     * @param id as the row gives it, or its position
     * @param remarks reasons and warnings, each a sentence
     */
    public record Row(String id, Outcome outcome, List<String> remarks) {}

    public ImportReport {
        rows = List.copyOf(rows);
    }

    public long count(Outcome outcome) {
        return rows.stream().filter(row -> row.outcome() == outcome).count();
    }

    /** One line a row that is new or needs a look, then the counts. */
    public String text() {
        Stream<String> lines = rows.stream()
                .filter(row ->
                        row.outcome() != Outcome.UNCHANGED || !row.remarks().isEmpty())
                .map(ImportReport::line);
        String counts = Stream.of(Outcome.values())
                .map(outcome -> count(outcome) + " " + word(outcome))
                .collect(Collectors.joining(", ", rows.size() + " rows: ", "."));
        return Stream.concat(lines, Stream.of(counts)).collect(Collectors.joining("\n"));
    }

    private static String line(Row row) {
        String what = "%-9s %s".formatted(word(row.outcome()), row.id());
        return row.remarks().isEmpty() ? what : what + ": " + String.join(" ", row.remarks());
    }

    private static String word(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }
}
