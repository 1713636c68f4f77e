package touchline.documents.reading.odt;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.below;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.office.Parts;

/** Reads the text of an ODT; objects inside it and links to outside are left alone. */
public final class OdtReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.ODT;
    }

    @Override
    public Content read(Source source) throws IOException, Unreadable {
        try (var parts = new Parts(source.file())) {
            var manifest = parts.xml("META-INF/manifest.xml");
            if (manifest.isPresent()
                    && !below(manifest.get(), "encryption-data").isEmpty()) {
                throw new Unreadable(Reason.PASSWORD_REQUIRED);
            }
            var content = parts.xml("content.xml").orElseThrow(() -> new IOException("No content"));
            var text = at(content, "body", "text").orElseThrow(() -> new IOException("No text"));
            boolean paged = !below(text, "soft-page-break").isEmpty();
            var walk = new OdtBody(new OdtLists(content, parts.xml("styles.xml")), paged);
            walk.write(text);
            return new Content(
                    walk.pieces(),
                    paged ? Optional.of(walk.page()) : Optional.empty(),
                    "odt",
                    walk.warnings(),
                    metadata(parts.xml("meta.xml")));
        }
    }

    private static Map<String, String> metadata(Optional<Element> part) {
        Map<String, String> metadata = new LinkedHashMap<>();
        for (var name : Map.of("title", "title", "initial-creator", "author", "creation-date", "created")
                .entrySet()) {
            part.flatMap(root -> at(root, "meta", name.getKey()))
                    .map(one -> one.getTextContent().strip())
                    .filter(text -> !text.isEmpty())
                    .ifPresent(text -> metadata.put(name.getValue(), text));
        }
        return metadata;
    }
}
