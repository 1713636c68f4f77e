package touchline.documents.printing;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A paragraph whose first letter is written from right to left is set from right to left, as browsers do on "auto". */
final class Directions {

    private Directions() {}

    static void mark(Document page) {
        for (Element block : page.body().select(String.join(",", CleanPage.BLOCKS))) {
            if (!block.hasAttr("dir") && startsRightToLeft(block.text())) {
                block.attr("dir", "rtl");
            }
        }
    }

    private static boolean startsRightToLeft(String text) {
        return text.codePoints()
                .map(Character::getDirectionality)
                .filter(it -> it == Character.DIRECTIONALITY_LEFT_TO_RIGHT || rightToLeft(it))
                .mapToObj(Directions::rightToLeft)
                .findFirst()
                .orElse(false);
    }

    private static boolean rightToLeft(int direction) {
        return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
    }
}
