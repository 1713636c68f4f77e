package touchline.documents.reading.office;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Elements by their local names: the namespaces of one format change from edition to edition. */
public final class Nodes {

    private Nodes() {}

    public static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    public static List<Element> children(Element parent, String name) {
        return children(parent).stream()
                .filter(child -> name.equals(child.getLocalName()))
                .toList();
    }

    /** The first at the end of this path. */
    public static Optional<Element> at(Element from, String... path) {
        Optional<Element> here = Optional.of(from);
        for (String name : path) {
            here = here.flatMap(element -> children(element, name).stream().findFirst());
        }
        return here;
    }

    /** Everything of this name below. */
    public static List<Element> below(Element from, String name) {
        List<Element> found = new ArrayList<>();
        var all = from.getElementsByTagNameNS("*", name);
        for (int i = 0; i < all.getLength(); i++) {
            found.add((Element) all.item(i));
        }
        return found;
    }

    /** Empty when it has none. */
    public static String attribute(Element element, String name) {
        var attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            if (name.equals(attributes.item(i).getLocalName())) {
                return attributes.item(i).getNodeValue();
            }
        }
        return "";
    }

    public static int number(String text, int otherwise) {
        return text.matches("-?\\d{1,9}") ? Integer.parseInt(text) : otherwise;
    }
}
