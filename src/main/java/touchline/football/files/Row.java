package touchline.football.files;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A row of a table, read by the names of its columns; words for nothing are absent. */
public final class Row {

    private static final Set<String> NOTHING = Set.of("", "-", "?", "n/a", "na", "nan", "null", "none", "<na>", "nat");

    private final Line line;
    private final Map<String, Integer> places;
    private final int width;
    private final boolean decimalComma;

    Row(Line line, Map<String, Integer> places, int width, boolean decimalComma) {
        this.line = line;
        this.places = places;
        this.width = width;
        this.decimalComma = decimalComma;
    }

    public int line() {
        return line.number();
    }

    /** @throws Unusable when cells were lost or won, so that all behind stand in the wrong column */
    public Row checked() {
        long further = line.cells().stream()
                .skip(width)
                .filter(cell -> !cell.isBlank())
                .count();
        if (further > 0 || line.cells().size() < width - 1) {
            throw new Unusable("The row has %d cells and the header %d: correct the row."
                    .formatted(line.cells().size(), width));
        }
        return this;
    }

    /** As it stands; empty where the column or the cell is missing. */
    public String raw(String column) {
        Integer place = places.get(Sheet.key(column));
        return place == null || place >= line.cells().size()
                ? ""
                : line.cells().get(place).strip();
    }

    /** From the first of the columns that says something. */
    public Optional<String> text(String... columns) {
        for (String column : columns) {
            String text = Text.mended(raw(column));
            if (!NOTHING.contains(text.toLowerCase(Locale.ROOT))) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    public String needed(String... columns) {
        return text(columns).orElseThrow(() -> new Unusable("The column %s is empty.".formatted(columns[0])));
    }

    /** @throws Unusable for what is no number */
    public Optional<Integer> number(String... columns) {
        // A whole number has no decimals: 1.201 minutes are more than a thousand.
        Optional<Double> grouped = text(columns)
                .filter(text -> decimalComma && text.matches("\\d{1,3}(\\.\\d{3})+"))
                .map(text -> Double.valueOf(text.replace(".", "")));
        return grouped.or(() -> decimal(columns)).map(number -> {
            if (number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
                throw new Unusable("%s in the column %s is no whole number.".formatted(number, columns[0]));
            }
            return number.intValue();
        });
    }

    /** @throws Unusable for what is no number */
    public Optional<Double> decimal(String... columns) {
        return text(columns)
                .map(text -> Figure.read(text, decimalComma)
                        .orElseThrow(
                                () -> new Unusable("'%s' in the column %s is no number.".formatted(text, columns[0]))));
    }
}
