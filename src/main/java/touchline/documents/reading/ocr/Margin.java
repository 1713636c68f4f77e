package touchline.documents.reading.ocr;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Numbers in the margin of a page. They are short, so that tesseract takes some for dirt and others for words; what
 * stands there is read again, alone.
 */
final class Margin {

    /** In sizes of the letters: how far edges of lines differ, how wide the margin is, and what stays free beside it. */
    private static final float EDGE = 0.5f;

    private static final float WIDTH = 5;
    private static final float FREE = 0.25f;

    /** How much of a letter is above and below the line it stands on. */
    private static final float ABOVE = 0.95f;

    private static final float BELOW = 0.2f;

    /** Dirt is smaller than a digit. */
    private static final float SMALL = 0.4f;

    /** More places than a page has paragraphs are dirt. */
    private static final int MANY = 200;

    private static final int SURE = 80;
    private static final int LONG = 6;

    /** A number may be the first or the second word, and the text begin with the next. */
    private static final int FIRST = 3;

    /** Marks of headings and lists, which count otherwise. */
    private static final Pattern OTHER = Pattern.compile("[IVXLC]+[.)]?|\\(\\p{Alnum}{1,3}\\)|[•–—*-]");

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}|\\p{L}[.)]");

    private static final Pattern DIGITS = Pattern.compile("\\d.*");

    private final float size;
    private final float edge;
    private final List<SeenLine> lines;
    private final List<Cell> cells;

    /**
     * Before a line.
     *
     * @param before the words left of the edge
     * @param again what was read when it was looked at alone
     */
    private record Cell(int line, List<SeenWord> before, String again) {

        String text() {
            return said(before);
        }

        boolean isSure() {
            return before.size() == 1
                    && before.getFirst().sureness() >= SURE
                    && ParagraphNumber.of(text()).isPresent();
        }

        Stream<String> marks() {
            return Stream.of(text(), again)
                    .filter(text -> ParagraphNumber.of(text).isPresent())
                    .map(text -> text.replaceFirst("[.,:;]$", ".").replaceFirst("^.*\\d", ""));
        }
    }

    /** Reads one picture. */
    @FunctionalInterface
    interface Eye {
        List<SeenLine> read(BufferedImage image) throws IOException;
    }

    /** @param page what was seen in the image */
    Margin(BufferedImage image, SeenPage page, Eye eye) throws IOException {
        this.size = (float) page.lines().stream()
                .mapToDouble(SeenLine::size)
                .sorted()
                .skip(page.lines().size() / 2)
                .findFirst()
                .orElse(1);
        this.edge = edge(page.lines());
        this.lines = joined(page.lines());
        var straight = new StraightImage(image, page.askew());
        var found = cells(straight);
        boolean clear = found.stream().allMatch(Cell::isSure) || found.size() > MANY;
        this.cells = clear ? found : readAgain(found, straight, eye);
    }

    List<Counting.Place> places() {
        return cells.stream()
                .map(cell -> new Counting.Place(cell.text(), cell.again()))
                .toList();
    }

    /** @param numbers of the places, in their order */
    List<SeenLine> lines(List<Optional<ParagraphNumber>> numbers) {
        var mark = cells.stream()
                .flatMap(Cell::marks)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
        List<SeenLine> numbered = new ArrayList<>(lines);
        for (int i = 0; i < cells.size(); i++) {
            var cell = cells.get(i);
            numbers.get(i).ifPresent(number -> numbered.set(cell.line(), numbered(cell, number + mark)));
        }
        return numbered;
    }

    /** Where most lines begin, a number before them left aside. */
    private float edge(List<SeenLine> all) {
        float best = 0;
        long most = 0;
        for (var line : all) {
            for (var word : line.words().subList(0, Math.min(2, line.words().size()))) {
                long same = all.stream()
                        .filter(other -> startsAt(other, word.left()))
                        .count();
                if (same > most) {
                    most = same;
                    best = word.left();
                }
            }
        }
        return best;
    }

    private boolean startsAt(SeenLine line, float left) {
        return line.words().stream()
                .limit(FIRST)
                .anyMatch(word -> Math.abs(word.left() - left) < EDGE * size && isFreeBefore(line, word));
    }

    private boolean isFreeBefore(SeenLine line, SeenWord word) {
        return line.words().stream()
                .filter(other -> other.left() < word.left())
                .allMatch(other -> other.right() < word.left() - FREE * size);
    }

    /** A number that was taken for a line of its own stands in the line beside it. */
    private List<SeenLine> joined(List<SeenLine> all) {
        List<SeenLine> joined = new ArrayList<>(all);
        for (var alone : all) {
            if (alone.right() < edge - FREE * size && said(alone.words()).length() <= LONG) {
                joined.stream()
                        .filter(line -> Math.abs(line.left() - edge) < EDGE * size
                                && Math.abs(line.baseline() - alone.baseline()) < EDGE * size)
                        .findFirst()
                        .ifPresent(line -> {
                            joined.set(joined.indexOf(line), with(line, alone.words(), line.words()));
                            joined.remove(alone);
                        });
            }
        }
        return joined;
    }

    private static String said(List<SeenWord> words) {
        return words.stream().map(SeenWord::text).collect(Collectors.joining());
    }

    private static SeenLine with(SeenLine line, List<SeenWord> first, List<SeenWord> rest) {
        List<SeenWord> words = new ArrayList<>(first);
        words.addAll(rest);
        return new SeenLine(line.page(), words, line.baseline(), line.size(), line.pageWidth(), line.pageHeight());
    }

    /** Before lines that begin at the edge, where something is printed. */
    private List<Cell> cells(StraightImage image) {
        List<Cell> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            var before = line.words().stream()
                    .takeWhile(word -> word.left() < edge - EDGE * size)
                    .toList();
            if (startsAt(line, edge)
                    && mayBeNumber(before)
                    && (!before.isEmpty() || image.isPrinted(left(), top(i), width(), height(), SMALL * size))) {
                var cell = new Cell(i, before, "");
                found.add(new Cell(i, before, cell.isSure() ? cell.text() : ""));
            }
        }
        return found;
    }

    /** Neither the mark of a heading or of an item, nor a word for sure. */
    private static boolean mayBeNumber(List<SeenWord> before) {
        return said(before).length() <= LONG
                && before.stream()
                        .noneMatch(word -> OTHER.matcher(word.text()).matches()
                                || (word.sureness() > SURE
                                        && WORD.matcher(word.text()).matches()));
    }

    private int left() {
        return Math.round(edge - FREE * size) - width();
    }

    private int width() {
        return Math.round(Math.max(1, Math.min(WIDTH * size, edge - FREE * size)));
    }

    private int top(int line) {
        return Math.round(lines.get(line).baseline() - ABOVE * size);
    }

    private int height() {
        return Math.round(Math.max(1, (ABOVE + BELOW) * size));
    }

    /** All of them below each other in one picture, which shows nothing else. */
    private List<Cell> readAgain(List<Cell> found, StraightImage image, Eye eye) throws IOException {
        int step = 2 * height();
        var sheet = new BufferedImage(width() + 2 * step, step * (found.size() + 1), BufferedImage.TYPE_BYTE_GRAY);
        var canvas = sheet.createGraphics();
        int paper = image.paper();
        canvas.setColor(new Color(paper, paper, paper));
        canvas.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        for (int i = 0; i < found.size(); i++) {
            var place = image.cut(left(), top(found.get(i).line()), width(), height());
            canvas.drawImage(place, step, step * i + step / 2, null);
        }
        canvas.dispose();
        Map<Integer, String> read = new HashMap<>();
        for (var line : eye.read(sheet)) {
            var text = said(line.words());
            if (DIGITS.matcher(text).matches()) {
                read.put(Math.round((line.baseline() - step / 2f - ABOVE * size) / step), text);
            }
        }
        return IntStream.range(0, found.size())
                .mapToObj(i -> new Cell(
                        found.get(i).line(),
                        found.get(i).before(),
                        read.getOrDefault(i, found.get(i).again())))
                .toList();
    }

    private SeenLine numbered(Cell cell, String number) {
        var line = lines.get(cell.line());
        var text = line.words().subList(cell.before().size(), line.words().size());
        float right =
                cell.before().isEmpty() ? edge - size : cell.before().getLast().right();
        float left = cell.before().isEmpty()
                ? right - size
                : cell.before().getFirst().left();
        var word = new SeenWord(number, left, right, text.getFirst().language(), SURE);
        return with(line, List.of(word), text);
    }
}
