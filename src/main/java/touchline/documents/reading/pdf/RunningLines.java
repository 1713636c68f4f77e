package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Headers and footers: what recurs at the same place of pages, but for the number of the page. */
final class RunningLines {

    private static final float MARGIN = 0.13f;
    private static final float OUTER = 0.09f;
    private static final float SAME_PLACE = 5;
    private static final int FEW_PAGES = 4;
    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");
    /** A note has the same number on many pages where notes count anew on each; a page's number is never the same. */
    private static final Pattern NOTE = Pattern.compile("\\d{1,3} ?\\p{L}");

    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?i)(?:(?:page|seite|página|pagina|strona|sayfa|стр\\.?|p\\.)\\s*)?[-–—\\[]?\\s*(?:\\d{1,4}|[ivxlc]{1,7})\\s*[-–—\\]]?"
                    + "(?:\\s*(?:of|/|von|de|sur|z|из)\\s*\\d{1,4})?");

    private record Seen(int page, Row row, List<Integer> numbers) {}

    private final Map<String, List<Seen>> seen = new HashMap<>();
    private final int pages;

    private RunningLines(List<PageScan> scans) {
        this.pages = scans.size();
        for (var scan : scans) {
            for (var row : atTheEdges(scan)) {
                var text = row.text();
                seen.computeIfAbsent(masked(text), _ -> new ArrayList<>())
                        .add(new Seen(scan.number(), row, numbers(text)));
            }
        }
    }

    /** The segments of each page that do not recur. */
    static Map<Integer, List<Segment>> without(List<PageScan> scans) {
        var running = new RunningLines(scans);
        Map<Integer, List<Segment>> kept = new HashMap<>();
        for (var scan : scans) {
            Set<Segment> dropped = new HashSet<>();
            for (var row : atTheEdges(scan)) {
                if (running.isRunning(row) || isPageNumber(row, scan)) {
                    dropped.addAll(row.segments());
                }
            }
            kept.put(
                    scan.number(),
                    new ArrayList<>(scan.segments().stream()
                            .filter(segment -> !dropped.contains(segment))
                            .toList()));
        }
        return kept;
    }

    private static List<Row> atTheEdges(PageScan scan) {
        return Row.of(scan.segments().stream()
                .filter(segment -> segment.baseline() < MARGIN * scan.height()
                        || segment.baseline() > (1 - MARGIN) * scan.height())
                .toList());
    }

    private static boolean isPageNumber(Row row, PageScan scan) {
        boolean outer = row.bottom() < OUTER * scan.height() || row.bottom() > (1 - OUTER) * scan.height();
        return outer && PAGE_NUMBER.matcher(row.text().strip()).matches();
    }

    private boolean isRunning(Row row) {
        var text = row.text();
        var mine = numbers(text);
        var like = seen.getOrDefault(masked(text), List.of()).stream()
                .filter(other -> Math.abs(other.row().bottom() - row.bottom()) < SAME_PLACE)
                .toList();
        int enough = pages <= FEW_PAGES ? 2 : 3;
        long on = like.stream().map(Seen::page).distinct().count();
        if (text.startsWith("[^") || on < enough) {
            return false;
        }
        return like.stream().filter(other -> countsPages(like, other, mine)).count() >= enough;
    }

    /** Whether each number is the same on all pages or differs as the pages do. */
    private static boolean countsPages(List<Seen> like, Seen other, List<Integer> mine) {
        if (other.numbers().size() != mine.size()) {
            return false;
        }
        int myPage = like.stream()
                .filter(one -> one.numbers().equals(mine))
                .findFirst()
                .map(Seen::page)
                .orElse(other.page());
        boolean beginsLikeNote = NOTE.matcher(other.row().text()).lookingAt();
        for (int i = 0; i < mine.size(); i++) {
            int apart = other.numbers().get(i) - mine.get(i);
            boolean counts = apart != 0 && apart == other.page() - myPage;
            if (!counts && (apart != 0 || (i == 0 && beginsLikeNote && other.page() != myPage))) {
                return false;
            }
        }
        return true;
    }

    private static String masked(String text) {
        return DIGITS.matcher(text).replaceAll("#").strip();
    }

    private static List<Integer> numbers(String text) {
        return DIGITS.matcher(text)
                .results()
                .map(number -> Integer.valueOf(number.group()))
                .toList();
    }
}
