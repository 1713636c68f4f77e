package touchline.documents.printing;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import touchline.problem.Problem;

/** Prints a text. Pure work on memory: no file is read but our own fonts, no address asked. */
public final class Printer {

    /** Pictures take most of it; {@link CleanPage} counts the rest. */
    private static final int LONGEST = 20_000_000;

    private Printer() {}

    /**
     * @param title what readers show as the document's name; the first heading when empty
     * @throws Problem when the text is too long, too deep or empty
     */
    public static Print print(String text, Markup markup, String title) {
        refuseWhatIsTooLong(text);
        Document page = CleanPage.of(markup == Markup.MARKDOWN ? MarkdownPage.html(text) : text);
        List<String> warnings = new ArrayList<>();
        int leftOut = Pictures.check(page);
        if (leftOut > 0) {
            warnings.add(
                    "%d pictures are left out: only PNG and JPEG inside the text (data:) of up to 16 megapixels are printed."
                            .formatted(leftOut));
        }
        if (page.body().text().isBlank() && page.select("img").isEmpty()) {
            throw Problem.invalid("content", "required", "There is no text to print: send Markdown or HTML with text.");
        }
        name(page, title);
        Letters letters = write(page);
        warnings.addAll(letters.warnings());
        Directions.mark(page);
        Lists.mark(page);
        Contents.add(page);
        keepInOrder(page);
        return Typesetter.set(page, letters.faces(), warnings);
    }

    private static void refuseWhatIsTooLong(String text) {
        if (text.length() > LONGEST) {
            throw Problem.invalid(
                    "content",
                    "size",
                    "The text has %d characters; at most %d are printed at once: send it in pieces."
                            .formatted(text.length(), LONGEST));
        }
    }

    private static void name(Document page, String title) {
        Element heading = page.selectFirst("h1, h2, h3");
        String name = !title.isBlank()
                ? title
                : !page.title().isBlank() ? page.title() : heading != null ? heading.text() : "Document";
        page.title(Letters.of(name).printable(name));
    }

    private static Letters write(Document page) {
        Letters letters =
                Letters.of(Normalizer.normalize(page.text() + page.body().wholeText(), Normalizer.Form.NFC));
        NodeTraversor.traverse(
                (node, depth) -> {
                    if (node instanceof TextNode text) {
                        text.text(letters.printable(Normalizer.normalize(text.getWholeText(), Normalizer.Form.NFC)));
                    }
                },
                page.body());
        return letters;
    }

    /** The layout writes the bare text of a paragraph first and its links and bold words after; what is wrapped stays. */
    private static void keepInOrder(Document page) {
        List<TextNode> bare = new ArrayList<>();
        NodeTraversor.traverse(
                (node, depth) -> {
                    if (node instanceof TextNode text
                            && text.siblingNodes().stream().anyMatch(Element.class::isInstance)
                            && !text.isBlank()) {
                        bare.add(text);
                    }
                },
                page.body());
        bare.forEach(text -> text.wrap("<span></span>"));
    }
}
