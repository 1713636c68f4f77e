package touchline.documents.reading.pdf;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.documents.reading.Piece;

/** The notes at the foot of pages and columns: taken out of the lines, and the marks in the text linked to them. */
final class Footnotes {

    private static final float SMALL = 0.94f;
    private static final float LOWER = 0.25f;
    private static final Pattern MARK = Pattern.compile("\\[\\^([^\\]]{1,4})\\]");
    private static final Pattern BEGIN =
            Pattern.compile("^(?:\\[\\^([^\\]]{1,4})\\]|(\\d{1,3})[.)]?(?=\\s|\\p{Lu})|([*†‡]{1,3}))\\s*(.*)$");

    private record Note(String mark, int page, Joining text) {}

    private final Measures measures;
    private final Vocabulary words;
    private final Map<Integer, Float> heights;
    private final List<Line> body = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Map<Integer, Set<String>> marks = new HashMap<>();

    private Footnotes(Measures measures, Vocabulary words, Map<Integer, Float> heights) {
        this.measures = measures;
        this.words = words;
        this.heights = heights;
    }

    /** @param heights of the pages */
    static Footnotes of(List<Line> lines, Measures measures, Vocabulary words, Map<Integer, Float> heights) {
        var footnotes = new Footnotes(measures, words, heights);
        footnotes.readMarks(lines);
        footnotes.part(lines);
        return footnotes;
    }

    /** The lines without those of notes. */
    List<Line> body() {
        return body;
    }

    List<Piece> pieces() {
        return notes.stream()
                .map(note -> Piece.footnote(name(note), unlinked(note.text().toString()), Optional.of(note.page())))
                .toList();
    }

    /** A text of a page with its marks linked to the notes there are; others become what they were. */
    String linked(String text, int page) {
        return MARK.matcher(text).replaceAll(found -> {
            var mark = plain(found.group(1));
            return note(mark, page)
                    .map(note -> "[^" + name(note) + "]")
                    .orElse(found.group(1))
                    .replace("\\", "\\\\")
                    .replace("$", "\\$");
        });
    }

    private String unlinked(String text) {
        return MARK.matcher(text)
                .replaceAll(found -> found.group(1).replace("\\", "\\\\").replace("$", "\\$"));
    }

    private void readMarks(List<Line> lines) {
        for (var line : lines) {
            var text = line.text();
            // A note begins with its own mark, which links to nothing.
            var found = MARK.matcher(text);
            while (found.find()) {
                if (found.start() > 0) {
                    marks.computeIfAbsent(line.page(), _ -> new HashSet<>()).add(plain(found.group(1)));
                }
            }
        }
    }

    private void part(List<Line> lines) {
        Line before = null;
        boolean inNotes = false;
        for (var line : lines) {
            boolean goesOn = before != null && line.follows(before) && inNotes;
            inNotes = isNote(line, goesOn);
            if (!inNotes) {
                body.add(line);
            }
            before = line;
        }
    }

    /** Keeps the line when it is one. */
    private boolean isNote(Line line, boolean goesOn) {
        if (!line.isText()) {
            return false;
        }
        var text = line.text();
        var begin = BEGIN.matcher(text);
        boolean raised = begin.matches() && begin.group(1) != null;
        // Some set notes as large as the text; their raised mark tells them.
        boolean asLarge = line.size() > SMALL * measures.body();
        if (asLarge && !raised && !goesOn) {
            return false;
        }
        boolean low = line.bottom() > LOWER * heights.getOrDefault(line.page(), 0f);
        if (low && begin.matches() && isDue(mark(begin), line.page())) {
            var note = new Note(mark(begin), line.page(), new Joining(words));
            note.text().add(begin.group(4));
            notes.add(note);
            return true;
        }
        if (goesOn) {
            notes.getLast().text().add(text);
        }
        return goesOn;
    }

    private static String mark(Matcher begin) {
        for (int group = 1; group <= 3; group++) {
            if (begin.group(group) != null) {
                return plain(begin.group(group));
            }
        }
        return "";
    }

    /** Whether the page has the mark, or the mark counts on from the last note. */
    private boolean isDue(String mark, int page) {
        if (marks.getOrDefault(page, Set.of()).contains(mark)) {
            return true;
        }
        return !notes.isEmpty() && mark.equals(after(notes.getLast().mark()));
    }

    private static String after(String mark) {
        return mark.matches("\\d{1,4}") ? String.valueOf(Integer.parseInt(mark) + 1) : "";
    }

    private Optional<Note> note(String mark, int page) {
        return notes.stream()
                .filter(note -> note.mark().equals(mark) && note.page() >= page)
                .findFirst()
                .filter(note -> note.page() <= page + 1);
    }

    /** Its mark where no other note has it, otherwise with its page, since marks may begin anew on each. */
    private String name(Note note) {
        boolean only =
                notes.stream().filter(other -> other.mark().equals(note.mark())).count() == 1;
        boolean number = note.mark().matches("\\d+");
        return (number ? note.mark() : "n" + note.mark().length()) + (only ? "" : "-p" + note.page());
    }

    private static String plain(String mark) {
        return Normalizer.normalize(mark, Form.NFKC);
    }
}
