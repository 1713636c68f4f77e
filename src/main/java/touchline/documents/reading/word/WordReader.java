package touchline.documents.reading.word;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.below;
import static touchline.documents.reading.office.Nodes.children;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.office.Parts;

/** Reads the text parts of a DOCX; what its relationships point to outside is never fetched. */
public final class WordReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.DOCX;
    }

    @Override
    public Content read(Source source) throws IOException, Unreadable {
        try (var parts = new Parts(source.file())) {
            var document = parts.xml("word/document.xml").orElseThrow(() -> new IOException("No document"));
            var words = new Words(addresses(parts, "document"));
            var body = new Body(
                    new Styles(parts.xml("word/styles.xml")), new Numberings(parts.xml("word/numbering.xml")), words);
            // Only a document that Word has laid out knows its pages.
            boolean paged = !below(document, "lastRenderedPageBreak").isEmpty();
            body.write(at(document, "body").orElseThrow(() -> new IOException("No body")), paged);
            var notes = new Notes(parts);
            notes.write(words.notes(), body);
            List<String> warnings = new ArrayList<>(words.warnings());
            warnings.addAll(notes.warnings());
            return new Content(
                    body.pieces(),
                    paged ? Optional.of(words.page()) : Optional.empty(),
                    "docx",
                    warnings,
                    metadata(parts));
        }
    }

    private static Map<String, String> addresses(Parts parts, String part) throws IOException, Unreadable {
        Map<String, String> addresses = new HashMap<>();
        parts.xml("word/_rels/%s.xml.rels".formatted(part))
                .ifPresent(root -> children(root, "Relationship").stream()
                        .filter(one -> attribute(one, "Type").endsWith("/hyperlink"))
                        .forEach(one -> addresses.put(attribute(one, "Id"), attribute(one, "Target"))));
        return addresses;
    }

    private static Map<String, String> metadata(Parts parts) throws IOException, Unreadable {
        Map<String, String> metadata = new LinkedHashMap<>();
        Optional<Element> properties = parts.xml("docProps/core.xml");
        for (var name : Map.of("title", "title", "creator", "author", "created", "created")
                .entrySet()) {
            properties
                    .flatMap(root -> at(root, name.getKey()))
                    .map(one -> one.getTextContent().strip())
                    .filter(text -> !text.isEmpty())
                    .ifPresent(text -> metadata.put(name.getValue(), text));
        }
        return metadata;
    }
}
