package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files made to do harm: each ends with a reason or as harmless text, and the next file is read as ever. */
class HostileFilesTest {

    private static final ReadingDesk DESK = ReadingDesk.withDefaults();

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @AfterEach
    void theNextFileIsRead() throws Exception {
        assertThat(read("next.txt", "Still here.")).isEqualTo("Still here.\n");
    }

    @Test
    void aZipThatUnfoldsBeyondTheLimitIsTooLarge() throws Exception {
        var bomb = Zipped.file(
                folder.resolve("bomb.docx"),
                Map.of(Zipped.DOCUMENT, Zipped.document(Zipped.paragraph(" ".repeat(40_000_000)))));
        refuses(bomb, Reason.TOO_LARGE);
    }

    @Test
    void aFileBeyondTheLimitIsNotEvenOpened() throws Exception {
        var sparse = folder.resolve("spaces.txt");
        try (var file = new RandomAccessFile(sparse.toFile(), "rw")) {
            file.setLength(300_000_000);
        }
        refuses(sparse, Reason.TOO_LARGE);
    }

    @Test
    void entitiesOfXmlAreNeverResolved() throws Exception {
        var lol = "<!DOCTYPE w:document [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>";
        var file = "<!DOCTYPE w:document [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>";
        for (String type : new String[] {lol, file}) {
            refuses(
                    Zipped.file(
                            folder.resolve("x.docx"),
                            Map.of(Zipped.DOCUMENT, type + Zipped.document(Zipped.paragraph("&b;")))),
                    Reason.DAMAGED);
        }
    }

    @Test
    void whatADocumentPointsToOutsideIsNotFetched() throws Exception {
        var rels = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
                + "<Relationship Id=\"r1\" Type=\"x/attachedTemplate\" Target=\"file:///etc/passwd\" TargetMode=\"External\"/>"
                + "<Relationship Id=\"r2\" Type=\"x/subDocument\" Target=\"http://127.0.0.1:1/\" TargetMode=\"External\"/></Relationships>";
        var file = Zipped.file(
                folder.resolve("t.docx"),
                Map.of(
                        Zipped.DOCUMENT,
                        Zipped.document(Zipped.paragraph("Harmless.")),
                        "word/_rels/document.xml.rels",
                        rels));
        assertThat(DESK.documents().read(file, "t.docx").markdown()).isEqualTo("Harmless.\n");
    }

    @Test
    void pagesNestedWithoutEndAreReadAsText() throws Exception {
        assertThat(read("deep.html", "<html><body>" + "<div>".repeat(200_000) + "x"))
                .isEqualTo("x\n");
        assertThat(read("tables.html", "<html><body>" + "<table><tr><td>".repeat(3_000) + "x"))
                .contains("x");
        assertThat(read("lists.html", "<html><body>" + "<ul><li>x".repeat(20_000)))
                .contains("x");
    }

    @Test
    void aCellAMillionColumnsWideIsOne() throws Exception {
        assertThat(read(
                        "wide.html",
                        "<html><body><table><tr><td colspan=1000000 rowspan=1000000>a</td><td>b</td></tr>"
                                + "<tr><td>c</td></tr></table>"))
                .hasSizeLessThan(2_000);
    }

    @Test
    void richTextNestedWithoutEndIsDamaged() throws Exception {
        refuses(Files.writeString(folder.resolve("deep.rtf"), "{\\rtf1 " + "{".repeat(500_000)), Reason.DAMAGED);
        refuses(Files.writeString(folder.resolve("bin.rtf"), "{\\rtf1 a\\bin2147483647 b}"), Reason.DAMAGED);
    }

    @Test
    void messagesInMessagesEndSomewhere() throws Exception {
        var inner = "From: a@b.c\nSubject: s\nContent-Type: message/rfc822\n\n";
        assertThat(read("deep.eml", inner.repeat(2_000) + "From: a@b.c\nSubject: last\n\nEnd.\n"))
                .contains("# s")
                .doesNotContain("End.");
    }

    private String read(String name, String text) throws IOException, Unreadable {
        return DESK.documents()
                .read(Files.writeString(folder.resolve(name), text), name)
                .markdown();
    }

    private static void refuses(Path file, Reason reason) {
        assertThatExceptionOfType(Unreadable.class)
                .isThrownBy(() -> DESK.documents().read(file, file.getFileName().toString()))
                .satisfies(refusal -> assertThat(refusal.reason()).isEqualTo(reason));
    }
}
