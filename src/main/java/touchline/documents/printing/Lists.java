package touchline.documents.printing;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import touchline.documents.reading.office.Ordinal;

/** Writes the numbers of lists into their items, because a drawn number is not part of the text that one copies. */
final class Lists {

    private Lists() {}

    static void mark(Document page) {
        for (Element list : page.body().select("ol")) {
            int items = list.select("> li").size();
            int step = list.hasAttr("reversed") ? -1 : 1;
            int number = number(list, "start", step < 0 ? items : 1);
            for (Element item : list.select("> li")) {
                number = number(item, "value", number);
                mark(item, Ordinal.of(number, list.attr("type")) + ".");
                number += step;
            }
        }
        for (Element item : page.body().select("ul > li")) {
            mark(item, "•");
        }
    }

    private static void mark(Element item, String mark) {
        Element first = item.firstElementChild();
        Element place = first != null
                        && first.normalName().equals("p")
                        && item.ownText().isBlank()
                ? first
                : item;
        place.prependElement("span").addClass("mark").text(mark);
    }

    private static int number(Element element, String attribute, int otherwise) {
        String number = element.attr(attribute).strip();
        return number.matches("-?[0-9]{1,7}") ? Integer.parseInt(number) : otherwise;
    }
}
