package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.documents.Block.Kind;

/** What is said of PDF files, and what becomes of those that are not as they should be. */
class PdfTest {

    private static final ReadingDesk DESK = ReadingDesk.withoutOcr();
    private static final Path SET = Path.of("eval/documents/dev");
    private static final String[] PAGE = {
        "1. The appeal was filed in time and is admissible, as neither party disputes.",
        "",
        "2. The Panel has the power to review the facts and the law, and may issue a new",
        "decision which replaces the decision appealed against."
    };

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @Test
    void numberedParagraphsAreBlocksWithPageAndNumber() throws Exception {
        var reading =
                read(Pdfs.of(Pdfs.text(PAGE), Pdfs.text("3. The costs follow the event and are borne by the club.")));

        assertThat(reading.blocks())
                .extracting(Block::paragraph)
                .containsExactly(Optional.of("1"), Optional.of("2"), Optional.of("3"));
        assertThat(reading.blocks())
                .extracting(Block::page)
                .containsExactly(Optional.of(1), Optional.of(1), Optional.of(2));
        assertThat(reading.blocks().get(1).text())
                .endsWith("and may issue a new decision which replaces the decision appealed against.");
        assertThat(reading.pages()).contains(2);
    }

    @Test
    void anAwardKeepsHeadingsTablesAndNotes() throws Exception {
        var reading = DESK.documents().read(SET.resolve("office-award.pdf"), "award.pdf");

        assertThat(reading.markdown()).doesNotContain("Page 1 of", "of the file");
        assertThat(reading.blocks()).extracting(Block::kind).contains(Kind.HEADING, Kind.TABLE, Kind.FOOTNOTE);
        var last = reading.blocks().stream()
                .filter(block -> block.paragraph().isPresent())
                .toList()
                .getLast();
        assertThat(last.paragraph()).contains("31");
        assertThat(last.headings()).hasSize(2).first().isEqualTo("Arbitral Award");
    }

    @Test
    void arabicIsReadFromTheRight() throws Exception {
        var reading = DESK.documents().read(SET.resolve("web-arabic.pdf"), "حكم.pdf");

        assertThat(reading.markdown())
                .contains("أنهى المستأنف ضده عقد العمل بأثر فوري")
                .contains("وفقاً للمادة");
    }

    @Test
    void columnsAreReadOneAfterTheOtherAndPartedWordsAreWhole() throws Exception {
        var markdown = DESK.documents()
                .read(SET.resolve("typst-columns.pdf"), "digest.pdf")
                .markdown();

        assertThat(markdown)
                .contains("The solidarity contribution and the training compensation are different in nature")
                .doesNotContain("soli darity");
    }

    @Test
    void whatEverybodyMayReadIsReadThoughEncrypted() throws Exception {
        var reading = read(Pdfs.encrypted("", Pdfs.text(PAGE)));

        assertThat(reading.metadata()).containsEntry("encrypted", "true");
        assertThat(reading.blocks()).hasSize(2);
    }

    @Test
    void aPasswordIsAskedFor() {
        assertThat(refusal(Pdfs.encrypted("secret", Pdfs.text(PAGE))).reason()).isEqualTo(Reason.PASSWORD_REQUIRED);
    }

    @Test
    void whatIsLeftOfADamagedFileIsReadAndSaid() throws Exception {
        byte[] whole = Pdfs.of(Pdfs.text(PAGE));

        var reading = read(Arrays.copyOf(whole, whole.length - 200));

        assertThat(reading.blocks()).hasSize(2);
        assertThat(reading.metadata()).containsEntry("repaired", "true");
        assertThat(reading.warnings()).containsExactly("The file is damaged; what is left of it was read.");
    }

    @Test
    void aFileWhoseEndLeadsNowhereIsReadAndSaid() throws Exception {
        var whole = new String(Pdfs.of(Pdfs.text(PAGE)), StandardCharsets.ISO_8859_1);
        int end = whole.lastIndexOf("startxref");

        var reading =
                read((whole.substring(0, end) + "startxref\n99999999\n%%EOF\n").getBytes(StandardCharsets.ISO_8859_1));

        assertThat(reading.blocks()).hasSize(2);
        assertThat(reading.metadata()).containsEntry("repaired", "true");
    }

    @Test
    void aFileWithSomethingBeforeItIsWhole() throws Exception {
        var whole = new String(Pdfs.of(Pdfs.text(PAGE)), StandardCharsets.ISO_8859_1);

        assertThat(read(("X-Mail: yes\n" + whole).getBytes(StandardCharsets.ISO_8859_1))
                        .metadata())
                .doesNotContainKey("repaired");
        assertThat(read(whole.getBytes(StandardCharsets.ISO_8859_1)).metadata()).doesNotContainKey("repaired");
    }

    @Test
    void aSignedFileIsReadAndSaid() throws Exception {
        var reading = read(LegalPdfs.signed(Pdfs.text(PAGE)));

        assertThat(reading.metadata()).containsEntry("signed", "true").doesNotContainKey("repaired");
        assertThat(reading.blocks()).hasSize(2);
    }

    @Test
    void notesAsLargeAsTheTextAreTold() throws Exception {
        assertThat(read(Pdfs.of(LegalPdfs.withNote("The contract was signed in July.", "Exhibit A-1, translated.")))
                        .markdown())
                .isEqualTo("The contract was signed in July.[^1]\n\n[^1]: Exhibit A-1, translated.\n");
    }

    @Test
    void aPictureWithoutTextNeedsOcr() {
        assertThat(refusal(Pdfs.of(Pdfs.picture("The appeal is upheld"))).reason())
                .isEqualTo(Reason.NEEDS_OCR);
    }

    @Test
    void pagesWithoutTextAreNamed() throws Exception {
        var reading = read(Pdfs.of(Pdfs.text(PAGE), Pdfs.picture("hidden")));

        assertThat(reading.metadata()).containsEntry("pages_without_text", "2");
        assertThat(reading.warnings()).containsExactly("These pages hold pictures without text and were not read: 2.");
    }

    @Test
    void lettersThatNobodySeesAreText() throws Exception {
        assertThat(read(Pdfs.of(Pdfs.pictureWithHiddenText("This is hidden clause 7 of the contract.")))
                        .markdown())
                .contains("hidden clause 7");
    }

    private Reading read(byte[] pdf) throws IOException, Unreadable {
        return DESK.read(folder, pdf, "brief.pdf");
    }

    private Unreadable refusal(byte[] pdf) {
        return DESK.refusal(folder, pdf, "brief.pdf");
    }
}
