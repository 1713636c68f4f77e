package touchline.documents.printing;

import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.util.ULocale;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Writes the numbers of lists into their items, because a drawn number is not part of the text that one copies. */
final class Lists {

    private static final int LETTERS = 26;

    private Lists() {}

    static void mark(Document page) {
        for (Element list : page.body().select("ol")) {
            int items = list.select("> li").size();
            int step = list.hasAttr("reversed") ? -1 : 1;
            int number = number(list, "start", step < 0 ? items : 1);
            for (Element item : list.select("> li")) {
                number = number(item, "value", number);
                mark(item, written(number, list.attr("type")) + ".");
                number += step;
            }
        }
        for (Element item : page.body().select("ul > li")) {
            mark(item, "•");
        }
    }

    private static void mark(Element item, String mark) {
        Element first = item.firstElementChild();
        boolean inFirst = first != null && first.normalName().equals("p") && item.ownText().isBlank();
        (inFirst ? first : item).prependElement("span").addClass("mark").text(mark);
    }

    private static int number(Element element, String attribute, int otherwise) {
        String number = element.attr(attribute).strip();
        return number.matches("-?[0-9]{1,7}") ? Integer.parseInt(number) : otherwise;
    }

    private static String written(int number, String type) {
        boolean countable = number > 0 && number < 4000;
        return switch (type) {
            case "a" -> countable ? letters(number) : "" + number;
            case "A" -> countable ? letters(number).toUpperCase(Locale.ROOT) : "" + number;
            case "i" -> countable ? numerals("romanlow", number) : "" + number;
            case "I" -> countable ? numerals("roman", number) : "" + number;
            default -> "" + number;
        };
    }

    private static String letters(int number) {
        String last = String.valueOf((char) ('a' + (number - 1) % LETTERS));
        return number <= LETTERS ? last : letters((number - 1) / LETTERS) + last;
    }

    private static String numerals(String system, int number) {
        return NumberFormat.getInstance(new ULocale("en@numbers=" + system)).format(number);
    }
}
