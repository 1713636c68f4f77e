package touchline.documents.reading.html;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/** The cells of a table, each where its spans put it; those that it reaches over stay empty. */
final class Cells {

    private static final int WIDEST = 64;
    private static final int LONGEST = 5_000;

    private final Footnotes text;

    Cells(Footnotes text) {
        this.text = text;
    }

    /** Nothing when it has one column, or tables in it: then it only arranges a page. */
    List<List<String>> of(Element table) {
        var rows = table.select("tr").stream()
                .filter(row -> table.equals(row.closest("table")))
                .limit(LONGEST)
                .toList();
        if (table.selectFirst("table table") != null || table.attr("role").equals("presentation")) {
            return List.of();
        }
        List<List<String>> grid = new ArrayList<>();
        rows.forEach(row -> grid.add(new ArrayList<>()));
        int[] taken = new int[WIDEST];
        for (int y = 0; y < rows.size(); y++) {
            place(rows.get(y), grid.get(y), taken);
        }
        return grid.stream().allMatch(row -> row.size() <= 1) ? List.of() : grid;
    }

    /** @param taken for each column, how many rows from here on a cell from above still reaches over */
    private void place(Element row, List<String> line, int[] taken) {
        for (Element cell : row.children()) {
            if (!cell.normalName().equals("td") && !cell.normalName().equals("th")) {
                continue;
            }
            skip(line, taken);
            int wide = Math.min(span(cell, "colspan"), WIDEST - line.size());
            int high = span(cell, "rowspan");
            for (int x = 0; x < wide; x++) {
                taken[line.size()] = high - 1;
                line.add(x == 0 ? Page.oneLine(text.inside(cell)) : "");
            }
        }
        for (int x = line.size(); x < WIDEST; x++) {
            taken[x] = Math.max(0, taken[x] - 1);
        }
    }

    private static void skip(List<String> line, int[] taken) {
        while (line.size() < WIDEST && taken[line.size()] > 0) {
            taken[line.size()]--;
            line.add("");
        }
    }

    private static int span(Element cell, String direction) {
        var span = cell.attr(direction).strip();
        return span.matches("\\d{1,9}") ? Math.clamp(Integer.parseInt(span), 1, LONGEST) : 1;
    }
}
