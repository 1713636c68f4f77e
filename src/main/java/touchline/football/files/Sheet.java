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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table: its columns and its rows. What stands before the header is skipped, and a header that comes again too. A
 * header may be written over two or three lines, as pandas writes groups of columns: of each column the last name counts.
 * A column whose name came before is called {@code Gls.1}, so that nothing is overwritten.
 */
public final class Sheet {

    /** So many lines may stand before the header. */
    private static final int HEADER_WITHIN = 10;

    /** How many lines a header may have: one, or else as many as there are. */
    private static final List<Integer> HEIGHTS = List.of(1, 3, 2);

    /** What pandas writes for an empty cell of a header. */
    private static final Pattern UNNAMED = Pattern.compile("Unnamed: \\d+(_level_\\d+)?");

    private final Member member;
    private final char delimiter;
    private final int headerLine;
    private final List<String> written;
    private final List<String> header;
    private final Map<String, Integer> places = new HashMap<>();

    private Sheet(Member member, char delimiter, Line header, List<String> names) {
        this.member = member;
        this.delimiter = delimiter;
        this.headerLine = header.number();
        this.written = header.cells();
        this.header = names;
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
        List<Line> first;
        try (Stream<Line> lines = Lines.of(member, delimiter)) {
            first = lines.limit(HEADER_WITHIN).toList();
        }
        for (int high : HEIGHTS) {
            for (int last = high; last <= first.size(); last++) {
                List<String> names = names(first.subList(last - high, last)).stream()
                        .map(naming)
                        .toList();
                if (names.stream().map(Sheet::key).collect(Collectors.toSet()).containsAll(needed)) {
                    return Optional.of(new Sheet(member, delimiter, first.get(last - 1), names));
                }
            }
        }
        return Optional.empty();
    }

    /** Of each column the lowest cell that is not empty. */
    private static List<String> names(List<Line> lines) {
        List<String> names = new ArrayList<>();
        for (Line line : lines) {
            for (int i = 0; i < line.cells().size(); i++) {
                String name = UNNAMED.matcher(line.cells().get(i).strip()).replaceAll("");
                if (i == names.size()) {
                    names.add(name);
                } else if (!name.isEmpty()) {
                    names.set(i, name);
                }
            }
        }
        return names;
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
            columns.add(before == 0 || name.isBlank() ? name.strip() : name.strip() + "." + before);
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
