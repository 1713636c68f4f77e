package touchline.documents.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.Golden;
import touchline.problem.Problem;

/** Prints real documents, and reads what came out as any reader of PDF would. */
class PrinterTest {

    private static Print statement;

    @BeforeAll
    static void printsOnce() throws IOException {
        statement = markdown(Files.readString(Path.of("src/test/resources/documents/printing/statement.md")));
    }

    @Test
    void textComesBackAsItWasWritten() {
        Golden.check("documents/printing/statement.txt", Pdf.text(statement.pdf()));
        assertThat(Pdf.text(statement.pdf()))
                .contains("Çağrı Şahin v. Łódź Sports")
                .contains("Zażółć gęślą jaźń")
                .contains("Договор был расторгнут")
                .contains("Η σύμβαση")
                .contains("تم إنهاء العقد دون سبب مشروع")
                .contains("החוזה בוטל ללא סיבה מוצדקת")
                .contains("合同在没有正当理由的情况下被终止")
                .contains("契約は正当な理由なく解除された")
                .contains("계약은 정당한 사유 없이")
                .contains("ხელშეკრულება")
                .contains("պայմանագիր");
    }

    @Test
    void itIsPdfA() {
        assertThat(Pdf.brokenRules(statement.pdf())).isEmpty();
    }

    @Test
    void headingsBecomeAnOutlineAndATableOfContentsThatLeadsToThem() {
        assertThat(Pdf.outline(statement.pdf()))
                .containsExactly(
                        "Statement of appeal: Çağrı Şahin v. Łódź Sports Club",
                        "- 1. The parties",
                        "- 2. Quotations",
                        "- 3. Table");
        // Five headings, and two notes there and back; a link over two lines is two.
        assertThat(Pdf.linksInside(statement.pdf())).hasSize(5 + 2 + 2);
        assertThat(Pdf.addresses(statement.pdf()))
                .containsExactly("https://www.tas-cas.org/en/arbitration/code-procedural-rules.html");
        assertThat(Pdf.text(statement.pdf())).containsPattern("2\\.1 Languages[ .]+1");
    }

    @Test
    void aCharacterThatNoFontHasIsPrintedAsItsNumberAndSaid() {
        assertThat(Pdf.text(statement.pdf())).contains("Emoji [U+1F600] and");
        assertThat(statement.warnings())
                .containsExactly("No font has 1 of the characters; they are printed as their numbers: 😀 ([U+1F600]).");
    }

    @Test
    void scriptsStylesFramesAndFormsAreNotPrinted() {
        Print print = html("""
                <html><head><title>Brief</title><style>body{display:none}</style></head><body onload="x()">
                <p style="position:absolute">Before<script>document.write('run')</script></p>
                <iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object>
                <form><button>Send</button></form>
                <p><a href="javascript:alert(1)">Link</a> after</p></body></html>
                """);
        assertThat(Pdf.text(print.pdf()).strip()).matches("1 / 1\\s+Before\\s+Link after");
        assertThat(Pdf.addresses(print.pdf())).isEmpty();
    }

    @Test
    void picturesFromOutsideAreLeftOutAndSaid() {
        Print print = html("""
                <p>See <img src="http://localhost:1/x.png" alt="the chart"> and <img src="file:///etc/hostname">
                and <img src="data:image/svg+xml;base64,PHN2Zy8+">.</p>
                <img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==">
                """);
        assertThat(Pdf.text(print.pdf()))
                .contains("See [the chart] and [picture]")
                .contains("and [picture].");
        assertThat(print.warnings())
                .containsExactly(
                        "3 pictures are left out: only PNG and JPEG inside the text (data:) of up to 16 megapixels are printed.");
        assertThat(Pdf.brokenRules(print.pdf())).isEmpty();
    }

    @Test
    void anEmptyTextIsRefused() {
        assertThatThrownBy(() -> markdown(" \n")).isInstanceOf(Problem.class).hasMessageContaining("no text to print");
    }

    @Test
    void textNestedTooDeeplyIsRefused() {
        assertThatThrownBy(() -> html("<div>".repeat(200_000) + "x"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("levels deep");
        assertThatThrownBy(() -> html("<table><tr><td>".repeat(3_000)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("levels deep");
        assertThat(Pdf.text(markdown("> ".repeat(10_000) + "x").pdf())).contains("x");
    }

    @Test
    void aCellWiderThanATableIsOneCell() {
        Print print = html("<table><tr><td colspan=1000000 rowspan=1000000>a</td><td>b</td></tr></table>");
        assertThat(print.pages()).isEqualTo(1);
        assertThat(Pdf.text(print.pdf())).contains("a").contains("b");
    }

    @Test
    void aLongTextHasManyPagesWithTheirNumbers() {
        Print print = markdown("A paragraph of an award, long enough for a line or two of the page.\n\n".repeat(400));
        assertThat(print.pages()).isGreaterThan(8);
        assertThat(Pdf.text(print.pdf())).contains("1 / " + print.pages());
    }

    private static Print markdown(String text) {
        return Printer.print(Objects.requireNonNull(text), Markup.MARKDOWN, "");
    }

    private static Print html(String text) {
        return Printer.print(text, Markup.HTML, "");
    }
}
