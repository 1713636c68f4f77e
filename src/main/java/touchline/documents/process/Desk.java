package touchline.documents.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.documents.Reading;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Limits;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.html.HtmlReader;
import touchline.documents.reading.html.MarkdownReader;
import touchline.documents.reading.image.ImageReader;
import touchline.documents.reading.mail.MailReader;
import touchline.documents.reading.odt.OdtReader;
import touchline.documents.reading.pdf.PdfReader;
import touchline.documents.reading.rtf.RtfReader;
import touchline.documents.reading.text.TextReader;
import touchline.documents.reading.word.WordReader;

/** Gives a file to the reader of its format. */
final class Desk {

    private static final List<Reader> READERS = List.of(
            new PdfReader(),
            new ImageReader(),
            new TextReader(),
            new HtmlReader(),
            new MarkdownReader(),
            new WordReader(),
            new OdtReader(),
            new RtfReader(),
            new MailReader(Desk::attached));

    private Desk() {}

    static Answer answer(Order order) {
        try {
            if (order.print().isPresent()) {
                return Press.print(order, order.print().get());
            }
            return new Answer(Optional.of(read(order)), Optional.empty(), Map.of());
        } catch (Unreadable unreadable) {
            return new Answer(Optional.empty(), Optional.of(unreadable.reason()), unreadable.details());
        } catch (IOException | RuntimeException | StackOverflowError damaged) {
            return new Answer(Optional.empty(), Optional.of(Reason.DAMAGED), Map.of());
        }
    }

    private static Reading read(Order order) throws IOException, Unreadable {
        var file = Path.of(order.file());
        if (Files.size(file) == 0) {
            throw new Unreadable(Reason.EMPTY);
        }
        var source = source(file, order.filename(), order.limits(), order.ocr());
        return Composition.of(source.format(), reader(source).read(source), order.limits());
    }

    /** A message in a message is read where it is met, which keeps count of how deep they are. */
    private static Content attached(Path file, String filename, Source message) throws IOException, Unreadable {
        var source = source(file, filename, message.limits(), message.ocr());
        if (source.format() == Format.EML) {
            throw new Unreadable(Reason.UNSUPPORTED);
        }
        return reader(source).read(source);
    }

    private static Source source(Path file, String filename, Limits limits, boolean ocr)
            throws IOException, Unreadable {
        var type = FormatDetection.type(file, filename);
        var format = Format.of(type).orElseThrow(() -> unsupported(type));
        return new Source(file, format, type, limits, ocr);
    }

    private static Reader reader(Source source) throws Unreadable {
        return READERS.stream()
                .filter(one -> one.reads(source.format()))
                .findFirst()
                .orElseThrow(() -> unsupported(source.type()));
    }

    private static Unreadable unsupported(String type) {
        return new Unreadable(Reason.UNSUPPORTED, Map.of("detected", type));
    }
}
