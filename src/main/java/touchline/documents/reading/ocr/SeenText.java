package touchline.documents.reading.ocr;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Lines and words in what tesseract writes: hOCR, whose titles hold the measures. */
final class SeenText {

    /** A line that is less sure on the whole is noise: a stain, a stamp, the edge of the paper. */
    private static final double SURE = 30;

    private static final Pattern SPOKEN = Pattern.compile("[\\p{L}\\p{N}]");

    private final int page;
    private final float width;
    private final float height;
    private final List<Raw> found;

    /** @param slope how much lower the line gets with each pixel to the right */
    private record Raw(List<SeenWord> words, float left, float baseline, float slope, float size) {

        float length() {
            return words.getLast().right() - left;
        }
    }

    private SeenText(Element page, int number) {
        var box = numbers(page, "bbox");
        this.page = number;
        this.width = box.get(2);
        this.height = box.get(3);
        this.found = page.select(".ocr_line, .ocr_textfloat, .ocr_caption, .ocr_header").stream()
                .flatMap(SeenText::line)
                .toList();
    }

    static List<SeenPage> pages(String hocr) {
        var pages = Jsoup.parse(hocr, "", Parser.xmlParser()).select(".ocr_page");
        List<SeenPage> seen = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            var page = new SeenText(pages.get(i), i + 1);
            seen.add(new SeenPage(page.straightened(), page.askew()));
        }
        return seen;
    }

    /** Paper lies a little askew on the glass; what stands in one row must have one height. */
    private List<SeenLine> straightened() {
        float askew = askew();
        return found.stream()
                .map(line -> new SeenLine(
                        page,
                        line.words().stream()
                                .map(word -> moved(word, askew * line.baseline()))
                                .toList(),
                        line.baseline() - askew * line.left(),
                        line.size(),
                        width,
                        height))
                .toList();
    }

    /** As half of the longer lines are at least, since short ones tell little. */
    private float askew() {
        var longest = found.stream()
                .sorted(Comparator.comparingDouble(Raw::length).reversed())
                .limit((found.size() + 1) / 2)
                .map(Raw::slope)
                .sorted()
                .toList();
        return longest.isEmpty() ? 0 : longest.get(longest.size() / 2);
    }

    private static SeenWord moved(SeenWord word, float by) {
        return new SeenWord(word.text(), word.left() + by, word.right() + by, word.language(), word.sureness());
    }

    private static Stream<Raw> line(Element line) {
        var all = line.select(".ocrx_word").stream()
                .map(SeenText::word)
                .filter(word -> !word.text().isBlank())
                .toList();
        boolean noise = all.stream().mapToInt(SeenWord::sureness).average().orElse(0) < SURE;
        var words = all.stream()
                .filter(word ->
                        word.sureness() >= SURE || SPOKEN.matcher(word.text()).find())
                .toList();
        if (noise || words.isEmpty()) {
            return Stream.empty();
        }
        var box = numbers(line, "bbox");
        var baseline = numbers(line, "baseline");
        var size = numbers(line, "x_size");
        float tall = box.get(3) - box.get(1);
        boolean measured = baseline.size() == 2 && !size.isEmpty();
        return Stream.of(new Raw(
                words,
                box.get(0),
                box.get(3) + (measured ? baseline.get(1) : 0),
                measured ? baseline.get(0) : 0,
                measured ? size.getFirst() : tall));
    }

    private static SeenWord word(Element word) {
        var box = numbers(word, "bbox");
        var own = word.attr("lang");
        var parent = word.closest(".ocr_par");
        var language = own.isEmpty() && parent != null ? parent.attr("lang") : own;
        return new SeenWord(
                word.text().strip(),
                box.get(0),
                box.get(2),
                language,
                Math.round(numbers(word, "x_wconf").getFirst()));
    }

    /** In a title such as {@code bbox 291 290 1269 376; baseline -0.006 0; x_size 91.4}. */
    private static List<Float> numbers(Element element, String name) {
        return Stream.of(element.attr("title").split(";"))
                .map(String::strip)
                .filter(part -> part.startsWith(name + " "))
                .flatMap(part -> Stream.of(part.substring(name.length() + 1).split(" ")))
                .map(Float::valueOf)
                .toList();
    }
}
