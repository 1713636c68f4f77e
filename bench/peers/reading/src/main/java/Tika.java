import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.pdf.PDFParser;
import org.apache.tika.sax.BodyContentHandler;

/** Writes the text of PDF files with Tika's own settings: the folder to write to, then the files. */
final class Tika {

    public static void main(String[] args) throws Exception {
        var to = Files.createDirectories(Path.of(args[0]));
        for (int i = 1; i < args.length; i++) {
            var file = Path.of(args[i]);
            var text = new StringWriter();
            try (var in = TikaInputStream.get(file)) {
                new PDFParser().parse(in, new BodyContentHandler(text), new Metadata(), new ParseContext());
            }
            Files.writeString(
                    to.resolve(file.getFileName().toString().replaceFirst("\\.pdf$", ".md")), text.toString());
        }
    }
}
