package touchline.study;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The text of a lesson cut into pieces that are found on their own, each under the heading it stands below. */
final class LessonSections {

    private static final int WORDS = 110;
    private static final String GOALS = "Goals";

    private LessonSections() {}

    static List<String> of(String body) {
        return Stream.of(body.split("(?m)^## "))
                .map(String::strip)
                .filter(section -> !section.isEmpty() && !section.startsWith(GOALS + "\n"))
                .flatMap(section -> pieces(section).stream())
                .toList();
    }

    private static List<String> pieces(String section) {
        String[] parts = section.split("\n", 2);
        var pieces = new ArrayList<String>();
        var piece = new StringBuilder();
        for (String block : plain(parts.length == 2 ? parts[1] : "").split("\n+(?=[-|>]|\n)", -1)) {
            if (!piece.isEmpty() && words(piece) + words(block) > WORDS) {
                pieces.add(parts[0] + "\n" + piece.toString().strip());
                piece.setLength(0);
            }
            piece.append(block.strip()).append('\n');
        }
        if (!piece.toString().isBlank()) {
            pieces.add(parts[0] + "\n" + piece.toString().strip());
        }
        return pieces;
    }

    /** Without the marks of Markdown, with citations as the register writes them. */
    private static String plain(String markdown) {
        return markdown.replaceAll("\\[\\[([^\\]]+)]]", "$1")
                .replaceAll("(?m)^\\|[-| :]+\\|$", "")
                .replaceAll("[*`]|(?m)^> ?", "");
    }

    private static int words(CharSequence text) {
        return text.toString().strip().split("\\s+").length;
    }
}
