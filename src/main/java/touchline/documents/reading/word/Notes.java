package touchline.documents.reading.word;

import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.children;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import touchline.documents.Unreadable;
import touchline.documents.reading.office.Parts;

/** Footnotes, endnotes and comments, by the names under which the text refers to them. */
final class Notes {

    private final Map<String, Element> notes = new HashMap<>();
    private int comments;

    Notes(Parts parts) throws IOException, Unreadable {
        take(parts, "footnote", "");
        take(parts, "endnote", "e");
        take(parts, "comment", "c");
    }

    private void take(Parts parts, String kind, String prefix) throws IOException, Unreadable {
        parts.xml("word/%ss.xml".formatted(kind))
                .ifPresent(root ->
                        children(root, kind).forEach(note -> notes.put(prefix + attribute(note, "id"), note)));
    }

    /** @param names the printed name of each by Word's own */
    void write(Map<String, String> names, Body body) {
        names.forEach((id, name) -> {
            Element note = notes.get(id);
            if (note != null) {
                boolean comment = name.startsWith("c");
                comments += comment ? 1 : 0;
                var by = comment ? "Comment by %s: ".formatted(attribute(note, "author")) : "";
                body.footnote(name, by + body.text(note));
            }
        });
    }

    List<String> warnings() {
        return comments == 0
                ? List.of()
                : List.of("The document has %d comments: they stand among the footnotes.".formatted(comments));
    }
}
