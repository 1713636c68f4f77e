package touchline.documents.printing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionGoTo;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.text.PDFTextStripper;
import org.verapdf.core.VeraPDFException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** What a reader of the PDF sees. */
final class Pdf {

    private Pdf() {}

    /** In reading order, letters put together. */
    static String text(byte[] pdf) {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return Normalizer.normalize(new PDFTextStripper().getText(document), Normalizer.Form.NFKC)
                    .replace("\u00A0", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Set<String> addresses(byte[] pdf) {
        return links(pdf, link -> link.getAction() instanceof PDActionURI uri ? uri.getURI() : "");
    }

    /** Each place that a link of the document leads to, as page and height. */
    static Set<String> linksInside(byte[] pdf) {
        return links(pdf, link -> link.getAction() instanceof PDActionGoTo there ? place(there) : "");
    }

    private static Set<String> links(byte[] pdf, Function<PDAnnotationLink, String> target) {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            Set<String> targets = new TreeSet<>();
            for (var page : document.getPages()) {
                page.getAnnotations().forEach(one -> targets.add(target.apply((PDAnnotationLink) one)));
            }
            targets.remove("");
            return targets;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> outline(byte[] pdf) {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            List<String> titles = new ArrayList<>();
            document.getDocumentCatalog().getDocumentOutline().children().forEach(item -> {
                titles.add(item.getTitle());
                item.children().forEach(below -> titles.add("- " + below.getTitle()));
            });
            return titles;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rules of PDF/A-2a that it breaks. */
    static List<String> brokenRules(byte[] pdf) {
        VeraGreenfieldFoundryProvider.initialise();
        try (var parser =
                        Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), PDFAFlavour.PDFA_2_A);
                var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFA_2_A, false)) {
            return validator.validate(parser).getTestAssertions().stream()
                    .map(broken -> broken.getRuleId() + " " + broken.getMessage())
                    .toList();
        } catch (VeraPDFException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String place(PDActionGoTo there) {
        try {
            return String.valueOf(there.getDestination().getCOSObject());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
