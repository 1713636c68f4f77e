package touchline.documents.printing;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The families shipped with us, all of Noto under the Open Font Licence, in the order in which they are asked. */
enum Face {
    LATIN("Noto Sans", "NotoSans-Regular"),
    ARABIC("Noto Naskh Arabic", "NotoNaskhArabic-Regular"),
    HEBREW("Noto Sans Hebrew", "NotoSansHebrew-Regular"),
    GEORGIAN("Noto Sans Georgian", "NotoSansGeorgian-Regular"),
    ARMENIAN("Noto Sans Armenian", "NotoSansArmenian-Regular"),
    MATH("Noto Sans Math", "NotoSansMath-Regular"),
    SYMBOLS("Noto Sans Symbols", "NotoSansSymbols-Regular"),
    PICTURES("Noto Sans Symbols2", "NotoSansSymbols2-Regular"),
    HAN("Noto Sans SC", "NotoSansSC-Regular"),
    HANGUL("Noto Sans KR", "NotoSansKR-Regular");

    private static final String MONOSPACED = "Noto Sans Mono";

    private final String family;
    private final String file;

    Face(String family, String file) {
        this.family = family;
        this.file = file;
    }

    String family() {
        return family;
    }

    /** Those of the characters that this family can draw. */
    Set<Integer> draws(Set<Integer> characters) {
        try (var font = new TTFParser().parse(new RandomAccessReadBuffer(open(file)))) {
            var glyphs = font.getUnicodeCmapLookup();
            return characters.stream()
                    .filter(character -> glyphs.getGlyphId(character) != 0)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void register(PdfRendererBuilder builder) {
        builder.useFont(() -> open(file), family, 400, FontStyle.NORMAL, true);
        if (this == LATIN) {
            builder.useFont(() -> open("NotoSans-Bold"), family, 700, FontStyle.NORMAL, true);
            builder.useFont(() -> open("NotoSans-Italic"), family, 400, FontStyle.ITALIC, true);
            builder.useFont(() -> open("NotoSans-BoldItalic"), family, 700, FontStyle.ITALIC, true);
            builder.useFont(() -> open("NotoSansMono-Regular"), MONOSPACED, 400, FontStyle.NORMAL, true);
        }
    }

    private static InputStream open(String file) {
        return Objects.requireNonNull(Face.class.getResourceAsStream("/documents/fonts/" + file + ".ttf"), file);
    }
}
