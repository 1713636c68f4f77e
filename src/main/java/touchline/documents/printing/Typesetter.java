package touchline.documents.printing;

import com.openhtmltopdf.bidi.support.ICUBidiReorderer;
import com.openhtmltopdf.bidi.support.ICUBidiSplitter;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.PdfAConformance;
import com.openhtmltopdf.util.XRLog;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.helper.W3CDom;
import org.jsoup.nodes.Document;

/** Lays a clean page out as PDF/A-2a, tagged and with its fonts in it. */
final class Typesetter {

    private static final byte[] COLOURS =
            ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();

    private Typesetter() {}

    static Print set(Document page, List<Face> faces, List<String> warnings) {
        XRLog.setLoggingEnabled(false);
        page.head().appendElement("style").appendText(style(faces));
        var builder = new PdfRendererBuilder();
        faces.forEach(face -> face.register(builder));
        builder.useUriResolver(
                (base, address) -> address.startsWith("data:") || address.startsWith("#") ? address : null);
        builder.useHttpStreamImplementation(address -> null);
        builder.useUnicodeBidiSplitter(new ICUBidiSplitter.ICUBidiSplitterFactory());
        builder.useUnicodeBidiReorderer(new ICUBidiReorderer());
        builder.usePdfAConformance(PdfAConformance.PDFA_2_A);
        builder.useColorProfile(COLOURS);
        builder.withProducer("touchline");
        builder.withW3cDocument(new W3CDom().namespaceAware(false).fromJsoup(page), "about:blank");
        var pdf = new ByteArrayOutputStream();
        builder.toStream(pdf);
        try (var renderer = builder.buildPdfRenderer()) {
            renderer.layout();
            int pages = renderer.getRootBox().getLayer().getPages().size();
            renderer.createPDF();
            return new Print(pdf.toByteArray(), pages, warnings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** PDF/A wants an embedded family for every element; the families follow one another as characters need them. */
    private static String style(List<Face> faces) {
        String families = faces.stream().map(Typesetter::quoted).collect(Collectors.joining(", "));
        return sheet().replace("FAMILIES", families);
    }

    private static String quoted(Face face) {
        return Stream.of(face.family()).collect(Collectors.joining("", "'", "'"));
    }

    private static String sheet() {
        try (InputStream sheet = Objects.requireNonNull(Typesetter.class.getResourceAsStream("/documents/print.css"))) {
            return new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
