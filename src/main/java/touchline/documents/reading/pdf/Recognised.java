package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchline.documents.reading.Piece;
import touchline.documents.reading.ocr.SeenLine;
import touchline.documents.reading.ocr.SeenWord;

/** A page as tesseract saw it, as if its letters had been drawn, with sizes and weights as far as they can be told. */
public final class Recognised {

    /** Of a picture that does not say, as if it had 300 dots an inch. */
    private static final float PIXELS_A_POINT = 300 / 72f;

    /** Sizes are measured so roughly that only steps of a quarter count. */
    private static final double STEP = 1.25;

    private static final float WIDE = 1.5f;

    /** Lines of one paragraph are no farther apart. */
    private static final float LEADING = 1.6f;

    /** Parts a number in the margin from its paragraph. */
    private static final float MARGIN = 0.8f;

    /** A line that ends here or later may go on in the next one. */
    private static final float FULL = 0.8f;

    /** A number whose digits were seen, with dirt before it or its dot misread. */
    private static final Pattern NUMBER =
            Pattern.compile("[_‚‘’'`´*|.,–-]{0,2}(\\d{1,4}(?:\\.\\d{1,3}){0,4})([.,:;)%*'’]?)");

    private static final Pattern COUNTED = Pattern.compile("(\\d{1,4})([.,:;])");

    private static final Pattern DIRT = Pattern.compile("^[_‚‘`*|]{1,2}(?=\\d{1,4}[.)] )");
    private static final Pattern ROMAN = Pattern.compile("([IVXLCl]{1,6})([.,)]?) (\\p{Lu}.*)");
    private static final Pattern SENTENCE_END = Pattern.compile("[.,;:…?!]$");

    private final List<SeenLine> lines;
    private final float scale;
    private final float usual;
    private final float full;

    /** The numbers with which lines of the page begin. */
    private final Set<Integer> counted;

    /** @param scale how many pixels make a point */
    private Recognised(List<SeenLine> lines, float scale) {
        this.lines = lines;
        this.scale = scale;
        this.usual = (float) lines.stream()
                .mapToDouble(SeenLine::size)
                .sorted()
                .skip(lines.size() / 2)
                .findFirst()
                .orElse(1);
        float left = (float) lines.stream().mapToDouble(SeenLine::left).min().orElse(0);
        float right = (float) lines.stream().mapToDouble(SeenLine::right).max().orElse(0);
        this.full = left + FULL * (right - left);
        this.counted = lines.stream()
                .map(line -> COUNTED.matcher(line.words().getFirst().text()))
                .filter(Matcher::matches)
                .map(number -> Integer.valueOf(number.group(1)))
                .collect(Collectors.toSet());
    }

    /** Of a picture that has one page or several. */
    public static List<Piece> pieces(List<SeenLine> lines) {
        return Layout.pieces(
                lines.stream()
                        .collect(Collectors.groupingBy(SeenLine::page, TreeMap::new, Collectors.toList()))
                        .entrySet()
                        .stream()
                        .flatMap(page -> page(page.getKey(), page.getValue(), PIXELS_A_POINT).stream())
                        .toList());
    }

    /**
     * @param scale how many pixels make a point
     * @return absent when nothing was seen
     */
    static Optional<PageScan> page(int number, List<SeenLine> lines, float scale) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        var segments = new Recognised(lines, scale).all();
        var page = lines.getFirst();
        int letters = segments.stream().mapToInt(Segment::letters).sum();
        return Optional.of(new PageScan(
                number, page.pageWidth() / scale, page.pageHeight() / scale, segments, List.of(), letters, 0, 0));
    }

    private List<Segment> all() {
        return lines.stream().flatMap(line -> of(line).stream()).toList();
    }

    private List<Segment> of(SeenLine line) {
        var parts = parts(line.words());
        if (parts.size() == 1 && line.right() < full) {
            var roman = ROMAN.matcher(text(parts.getFirst()));
            if (roman.matches() && !SENTENCE_END.matcher(roman.group(3)).find()) {
                var said = "%s. %s".formatted(roman.group(1).replace('l', 'I'), roman.group(3));
                return List.of(segment(said, line.words(), line, true));
            }
        }
        List<Segment> segments = new ArrayList<>();
        for (var words : parts) {
            var said = text(words);
            var number = NUMBER.matcher(said);
            boolean first = segments.isEmpty() && parts.size() > 1;
            var shown = first && number.matches()
                    ? printed(number.group(1), number.group(2))
                    : DIRT.matcher(segments.isEmpty() ? marked(words) : said).replaceFirst("");
            segments.add(segment(shown, words, line, false));
        }
        return segments;
    }

    /** A wide gap parts them, a narrower one a number in the margin from what follows. */
    private List<List<SeenWord>> parts(List<SeenWord> words) {
        List<List<SeenWord>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (var word : words) {
            var open = parts.getLast();
            if (!open.isEmpty()) {
                boolean number = parts.size() == 1
                        && open.size() == 1
                        && NUMBER.matcher(open.getFirst().text()).matches();
                float gap = word.left() - open.getLast().right();
                if (gap > (number ? MARGIN : WIDE) * usual) {
                    parts.add(new ArrayList<>());
                }
            }
            parts.getLast().add(word);
        }
        return parts;
    }

    /** A number that counts on has a full stop behind it, even one that was taken for a comma. */
    private String marked(List<SeenWord> words) {
        var number = COUNTED.matcher(words.getFirst().text());
        boolean begins = words.size() > 1
                && number.matches()
                && Character.isUpperCase(words.get(1).text().codePointAt(0));
        if (!begins) {
            return text(words);
        }
        int said = Integer.parseInt(number.group(1));
        return counted.contains(said - 1) || counted.contains(said + 1)
                ? said + ". " + text(words.subList(1, words.size()))
                : text(words);
    }

    /** What stands behind a number is its mark, whatever it was taken for. */
    private static String printed(String digits, String mark) {
        return mark.isEmpty() || mark.equals(")") ? digits + mark : digits + ".";
    }

    /** @param heading whether it is numbered as headings are; the weight of its letters cannot be seen */
    private Segment segment(String text, List<SeenWord> words, SeenLine line, boolean heading) {
        return new Segment(
                text,
                words.getFirst().left() / scale,
                words.getLast().right() / scale,
                line.baseline() / scale,
                (heading ? Math.max(usual, size(line, text)) : size(line, text)) / scale,
                text.replace(" ", "").length(),
                heading,
                false);
    }

    /**
     * Larger only where the line begins and ends as a heading does; the end of a paragraph is measured worst. One line amid
     * others of a paragraph has their size.
     */
    private float size(SeenLine line, String text) {
        double steps = steps(line);
        boolean within = Character.isLowerCase(text.codePointAt(0))
                || SENTENCE_END.matcher(text).find();
        return (float) (usual * Math.pow(STEP, isAmid(line) ? 0 : within ? Math.min(steps, 0) : steps));
    }

    private double steps(SeenLine line) {
        return Math.rint(Math.log(line.size() / usual) / Math.log(STEP));
    }

    private boolean isAmid(SeenLine line) {
        int at = lines.indexOf(line);
        return at > 0
                && at < lines.size() - 1
                && isNext(lines.get(at - 1), line)
                && isNext(line, lines.get(at + 1))
                && steps(lines.get(at - 1)) == 0
                && steps(lines.get(at + 1)) == 0;
    }

    private boolean isNext(SeenLine line, SeenLine next) {
        return next.baseline() > line.baseline() && next.baseline() - line.baseline() < LEADING * usual;
    }

    private static String text(List<SeenWord> words) {
        return words.stream().map(SeenWord::text).collect(Collectors.joining(" "));
    }
}
