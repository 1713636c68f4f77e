package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Golden;

/** One reading of each format, and what is particular to some. */
class FormatsTest {

    private static final ReadingDesk DESK = ReadingDesk.withDefaults();
    private static final Path FILES = Path.of("src/test/resources/documents/files");

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"statement.docx", "statement.odt", "statement.rtf", "statement.md", "page.html", "message.eml"})
    void readsTheFileWhole(String name) throws Exception {
        var reading = DESK.documents().read(FILES.resolve(name), name);

        var blocks = reading.blocks().stream().map(FormatsTest::line).collect(Collectors.joining("\n"));
        Golden.check(
                "documents/reading/" + name + ".txt",
                "%s\nWarnings: %s\n\n%s\n".formatted(reading.markdown(), reading.warnings(), blocks));
    }

    private static String line(Block block) {
        return "%s %s %s"
                .formatted(
                        block.kind(), block.paragraph().map(it -> "para. " + it).orElse("-"), block.headings());
    }

    @Test
    void theNumbersThatWordCountsAreThoseOfTheParagraphs() throws Exception {
        var numbered =
                "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"%d\"/><w:numId w:val=\"1\"/></w:numPr></w:pPr><w:r>%s<w:t>%s</w:t></w:r></w:p>";
        var heading = "<w:p><w:pPr><w:pStyle w:val=\"H\"/></w:pPr><w:r><w:t>%s</w:t></w:r></w:p>";
        var reading = docx(Map.of(
                Zipped.DOCUMENT,
                Zipped.document(heading.formatted("Facts")
                        + numbered.formatted(0, "", "The first.")
                        + numbered.formatted(1, "", "A part.")
                        + heading.formatted("Law")
                        + numbered.formatted(0, "<w:lastRenderedPageBreak/>", "The second.")),
                "word/styles.xml",
                Zipped.word(
                        "styles",
                        "<w:style w:styleId=\"H\"><w:name w:val=\"My heading\"/><w:basedOn w:val=\"B\"/></w:style>"
                                + "<w:style w:styleId=\"B\"><w:name w:val=\"heading 2\"/></w:style>"),
                "word/numbering.xml",
                Zipped.word(
                        "numbering",
                        "<w:abstractNum w:abstractNumId=\"7\">"
                                + "<w:lvl w:ilvl=\"0\"><w:start w:val=\"44\"/><w:numFmt w:val=\"decimal\"/><w:lvlText w:val=\"%1.\"/></w:lvl>"
                                + "<w:lvl w:ilvl=\"1\"><w:numFmt w:val=\"lowerRoman\"/><w:lvlText w:val=\"(%2)\"/></w:lvl>"
                                + "</w:abstractNum><w:num w:numId=\"1\"><w:abstractNumId w:val=\"7\"/></w:num>")));

        assertThat(reading.markdown())
                .isEqualTo("## Facts\n\n44. The first.\n\n  (i) A part.\n\n## Law\n\n45. The second.\n");
        var last = reading.blocks().getLast();
        assertThat(last.paragraph()).contains("45");
        assertThat(last.page()).contains(2);
        assertThat(last.headings()).containsExactly("Law");
        assertThat(reading.pages()).contains(2);
    }

    @Test
    void trackedChangesAreAcceptedAndSaid() throws Exception {
        var reading = docx(Map.of(
                Zipped.DOCUMENT,
                Zipped.document(
                        "<w:p><w:r><w:t xml:space=\"preserve\">The fee is </w:t></w:r><w:del><w:r><w:delText>100</w:delText></w:r></w:del>"
                                + "<w:ins><w:r><w:t>200</w:t></w:r></w:ins><w:r><w:rPr><w:vanish/></w:rPr><w:t> secret</w:t></w:r>"
                                + "<w:r><w:commentReference w:id=\"9\"/></w:r></w:p>"),
                "word/comments.xml",
                Zipped.word(
                        "comments",
                        "<w:comment w:id=\"9\" w:author=\"A. Counsel\">" + Zipped.paragraph("Check.")
                                + "</w:comment>")));

        assertThat(reading.markdown()).isEqualTo("The fee is 200[^c1]\n\n[^c1]: Comment by A. Counsel: Check.\n");
        assertThat(reading.warnings())
                .containsExactly(
                        "The document has tracked changes: its text is given as if all of them were accepted.",
                        "The document has hidden text, which is left out.",
                        "The document has 1 comments: they stand among the footnotes.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "windows-1254", "windows-1251"})
    void plainTextIsReadInItsOwnLetters(String charset) throws Exception {
        var text = charset.equals("windows-1251")
                ? "Договор был расторгнут без уважительной причины, и клуб обязан выплатить компенсацию."
                : "Sözleşme haklı bir neden olmaksızın feshedildi ve kulüp tazminat ödemekle yükümlüdür.";
        var file = Files.write(folder.resolve("brief.txt"), text.getBytes(Charset.forName(charset)));

        assertThat(DESK.documents().read(file, "brief.txt").markdown()).isEqualTo(text + "\n");
    }

    @Test
    void whatAMessageAnswersToIsAQuotation() throws Exception {
        var file = Files.writeString(folder.resolve("notice.txt"), """
                On 1 April you wrote:
                > We will pay
                >> when we can.
                That is too late.
                """);

        assertThat(DESK.documents().read(file, "notice.txt").markdown())
                .isEqualTo("On 1 April you wrote:\n\n> We will pay when we can.\n\nThat is too late.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<header><h1>Award</h1><p>CAS 2031</p></header><p>The appeal is upheld.</p>|# Award/CAS 2031/The appeal is upheld.",
                "<title>Award</title><header><h1>Award</h1></header><h1>Facts</h1><p>Upheld.</p>|# Award/# Facts/Upheld.",
                "<title>Award</title><header><h1>Our site</h1></header><h1>Award</h1><p>Upheld.</p>|# Award/Upheld.",
                "<header><p>Our site</p></header><p>Upheld.</p>|Upheld."
            })
    void theHeaderOfADocumentIsKeptAndThatOfASiteIsNot(String body, String markdown) throws Exception {
        var file = Files.writeString(folder.resolve("page.html"), body);

        assertThat(DESK.documents().read(file, "page.html").markdown()).isEqualTo(markdown.replace("/", "\n\n") + "\n");
    }

    @Test
    void aMarkOfByteOrderIsNoText() throws Exception {
        var file = Files.writeString(folder.resolve("brief.md"), "\uFEFF# Brief\n\nText.\n");

        assertThat(DESK.documents().read(file, "brief.md").markdown()).isEqualTo("# Brief\n\nText.\n");
    }

    private Reading docx(Map<String, String> parts) throws IOException, Unreadable {
        return DESK.documents().read(Zipped.file(folder.resolve("a.docx"), parts), "a.docx");
    }
}
