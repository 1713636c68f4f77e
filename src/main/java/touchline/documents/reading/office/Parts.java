package touchline.documents.reading.office;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipFile;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;
import touchline.documents.Reason;
import touchline.documents.Unreadable;

/** The XML parts of a zipped document. Counts what it inflates, because a zip may say anything of its size. */
public final class Parts implements AutoCloseable {

    private static final int MOST_BYTES = 24_000_000;

    private final ZipFile zip;
    private final DocumentBuilder builder;
    private int room = MOST_BYTES;

    public Parts(Path file) throws IOException {
        zip = new ZipFile(file.toFile());
        builder = builder();
    }

    /** Absent when the file has no such part. */
    public Optional<Element> xml(String name) throws IOException, Unreadable {
        var entry = zip.getEntry(name);
        if (entry == null) {
            return Optional.empty();
        }
        byte[] bytes;
        try (InputStream in = zip.getInputStream(entry)) {
            bytes = in.readNBytes(room + 1);
        }
        if (bytes.length > room) {
            throw new Unreadable(Reason.TOO_LARGE, Map.of("part", name));
        }
        room -= bytes.length;
        try {
            return Optional.of(builder.parse(new ByteArrayInputStream(bytes)).getDocumentElement());
        } catch (SAXException broken) {
            throw new IOException("No XML of ours in " + name, broken);
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /** A document type is refused whole: with it go entities, near and far. */
    private static DocumentBuilder builder() {
        var factory = DocumentBuilderFactory.newNSInstance();
        try {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            var builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder;
        } catch (ParserConfigurationException notThisJava) {
            throw new IllegalStateException(notThisJava);
        }
    }
}
