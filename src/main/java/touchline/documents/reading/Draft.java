package touchline.documents.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import touchline.documents.Block;

/**
 * The pieces of a document whose format tells lists from paragraphs. Only at its end is known which lists number the
 * paragraphs of the whole document, as awards do: those that other paragraphs interrupt, and long ones.
 */
public final class Draft {

    private static final int LONG = 8;
    private static final int DEEPEST = 6;
    private static final Pattern COUNT = Pattern.compile("(\\d{1,4}(?:\\.\\d{1,3}){0,4})[.)]?");
    private static final Pattern TYPED =
            Pattern.compile("^(\\d{1,4}(?:\\.\\d{1,3}){0,4})([.)]?)\\s+\\S.*", Pattern.DOTALL);

    private record Entry(Piece piece, String list, String mark) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Integer> items = new HashMap<>();
    private final Set<String> interrupted = new HashSet<>();
    private final Set<String> open = new HashSet<>();
    private final Set<String> closed = new HashSet<>();
    private Optional<Integer> page = Optional.empty();
    private int typed;

    /** What follows stands on this page. */
    public void page(int number) {
        page = Optional.of(number);
    }

    public void heading(int level, String text) {
        if (add(Piece.heading(Math.clamp(level, 1, DEEPEST), text, page))) {
            interrupt();
        }
    }

    /** A number typed before it is its number when it goes on from the one before. */
    public void paragraph(String text) {
        var number = TYPED.matcher(text);
        if (number.matches() && goesOn(number.group(1), number.group(2))) {
            add(Piece.numbered(number.group(1), text, page));
        } else {
            add(Piece.paragraph(text, page));
        }
        interrupt();
    }

    /**
     * @param list what its items have in common, also when other text stands between them
     * @param mark its printed number, or {@code -} for a bullet
     */
    public void item(String list, int depth, String mark, String text) {
        if (text.isBlank()) {
            return;
        }
        if (depth == 1 && COUNT.matcher(mark).matches()) {
            items.merge(list, 1, Integer::sum);
            if (closed.contains(list)) {
                interrupted.add(list);
            }
            open.add(list);
        }
        entries.add(new Entry(Piece.item(depth, mark + " " + text, page), depth == 1 ? list : "", mark));
    }

    public void table(List<List<String>> rows) {
        if (rows.stream().flatMap(List::stream).anyMatch(cell -> !cell.isBlank())) {
            add(Piece.table(rows, page));
        }
    }

    public void footnote(String name, String text) {
        add(Piece.footnote(name, text, Optional.empty()));
    }

    /** @param depth of the heading that they stand under, 0 for none; theirs become deeper */
    public void add(List<Piece> pieces, int depth) {
        for (Piece piece : pieces) {
            int level = Math.min(piece.level() + depth, DEEPEST);
            add(piece.kind() == Block.Kind.HEADING ? Piece.heading(level, piece.text(), piece.page()) : piece);
        }
        interrupt();
    }

    public List<Piece> pieces() {
        return entries.stream().map(this::settled).toList();
    }

    private Piece settled(Entry entry) {
        var count = COUNT.matcher(entry.mark());
        boolean counts = interrupted.contains(entry.list()) || items.getOrDefault(entry.list(), 0) >= LONG;
        return counts && count.matches()
                ? Piece.numbered(
                        count.group(1), entry.piece().text(), entry.piece().page())
                : entry.piece();
    }

    private boolean add(Piece piece) {
        boolean told = !piece.text().isBlank();
        if (told) {
            entries.add(new Entry(piece, "", ""));
        }
        return told;
    }

    private void interrupt() {
        closed.addAll(open);
        open.clear();
    }

    private boolean goesOn(String number, String mark) {
        if (number.contains(".")) {
            return !mark.equals(")") && !number.startsWith("0");
        }
        int count = Integer.parseInt(number);
        if (mark.isEmpty() || (count != typed + 1 && count != 1)) {
            return false;
        }
        typed = count;
        return true;
    }
}
