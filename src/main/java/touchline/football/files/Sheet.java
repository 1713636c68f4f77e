package touchline.football.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table: its columns and its rows. What stands before the header is skipped, and a header that comes again too. A
 * column whose name came before is called {@code Gls.1}, so that nothing is overwritten.
 */
public final class Sheet {

    /** So many lines may stand before the header. */
    private static final int HEADER_WITHIN = 10;

    private final Member member;
    private final char delimiter;
    private final int headerLine;
    private final List<String> written;
    private final List<String> header;
    private final Map<String, Integer> places = new HashMap<>();

    private Sheet(Member member, char delimiter, Line header, UnaryOperator<String> naming) {
        this.member = member;
        this.delimiter = delimiter;
        this.headerLine = header.number();
        this.written = header.cells();
        this.header = written.stream().map(naming).toList();
        List<String> columns = columns();
        for (int i = 0; i < columns.size(); i++) {
            places.put(key(columns.get(i)), i);
        }
    }

    /** Absent when no line has all these columns. */
    public static Optional<Sheet> of(Member member, Set<String> needs) {
        return of(member, needs, UnaryOperator.identity());
    }

    /** @param naming our names for columns that are written otherwise */
    public static Optional<Sheet> of(Member member, Set<String> needs, UnaryOperator<String> naming) {
        char delimiter = member.isNamed(".xlsx") ? ',' : Delimiter.of(member);
        Set<String> needed = new HashSet<>(needs.stream().map(Sheet::key).toList());
        try (Stream<Line> lines = Lines.of(member, delimiter)) {
            return lines.limit(HEADER_WITHIN)
                    .filter(line -> line.cells().stream()
                            .map(naming)
                            .map(Sheet::key)
                            .collect(Collectors.toSet())
                            .containsAll(needed))
                    .findFirst()
                    .map(line -> new Sheet(member, delimiter, line, naming));
        }
    }

    public Member member() {
        return member;
    }

    /** As they are written, the second of a name with {@code .1}. */
    public List<String> columns() {
        Map<String, Integer> seen = new HashMap<>();
        List<String> columns = new ArrayList<>();
        for (String name : header) {
            int before = seen.merge(key(name), 1, Integer::sum) - 1;
            columns.add(before == 0 ? name.strip() : name.strip() + "." + before);
        }
        return columns;
    }

    public boolean has(String column) {
        return places.containsKey(key(column));
    }

    public Stream<Row> rows() {
        return Lines.of(member, delimiter)
                .filter(line -> line.number() > headerLine
                        && !line.isBlank()
                        && !line.cells().equals(written))
                .map(line -> new Row(line, places, header.size(), delimiter == ';'));
    }

    static String key(String column) {
        return column.strip().toLowerCase(Locale.ROOT);
    }
}
