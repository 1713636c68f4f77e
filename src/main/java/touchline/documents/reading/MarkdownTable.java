package touchline.documents.reading;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A table as Markdown writes it: the first row is its head. */
final class MarkdownTable {

    private MarkdownTable() {}

    static String of(List<List<String>> rows) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        var head = line(rows.getFirst(), columns);
        var rule = "|" + String.join("|", Collections.nCopies(columns, " --- ")) + "|";
        var body = rows.stream().skip(1).map(row -> "\n" + line(row, columns)).collect(Collectors.joining());
        return head + "\n" + rule + body;
    }

    private static String line(List<String> row, int columns) {
        var line = new StringBuilder("|");
        for (int i = 0; i < columns; i++) {
            var cell = i < row.size() ? row.get(i) : "";
            line.append(' ')
                    .append(cell.replace("|", "\\|").replaceAll("\\s+", " ").strip())
                    .append(" |");
        }
        return line.toString();
    }
}
