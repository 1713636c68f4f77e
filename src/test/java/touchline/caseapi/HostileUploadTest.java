package touchline.caseapi;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.codec.digest.DigestUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;
import touchline.documents.Pdfs;
import touchline.documents.Reason;
import touchline.documents.Zipped;

/** Files made to harm, to mislead or to be lost: each is kept as it came and ends as its row says, and the server goes on. */
@ExtendWith(RunningServer.Shared.class)
class HostileUploadTest {

    private static final String XXE = "<!DOCTYPE x [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>";
    private static final String LOL = "<!DOCTYPE x [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>";
    private static final String OUTSIDE =
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
                    + "<Relationship Id=\"r1\" Type=\"x/attachedTemplate\" Target=\"file:///etc/passwd\" TargetMode=\"External\"/>"
                    + "</Relationships>";
    private static final String PAGE = "<html><body>";

    /** @param says the reason of a file that is not read, or what stands in the text of one that is */
    private record Row(String name, byte[] file, boolean read, String says) {

        static Row refused(String name, byte[] file, Reason reason) {
            return new Row(name, file, false, reason.sentence());
        }

        static Row read(String name, byte[] file, String says) {
            return new Row(name, file, true, says);
        }
    }

    private static List<Row> rows() {
        return List.of(
                Row.refused("unfolds.docx", word("", Zipped.paragraph(" ".repeat(40_000_000))), Reason.TOO_LARGE),
                Row.refused("outside-entity.docx", word(XXE, Zipped.paragraph("&b;")), Reason.DAMAGED),
                Row.refused("entities.docx", word(LOL, Zipped.paragraph("&b;")), Reason.DAMAGED),
                Row.read(
                        "outside-template.docx",
                        Zipped.bytes(Map.of(
                                Zipped.DOCUMENT,
                                Zipped.document(Zipped.paragraph("Harmless template.")),
                                "word/_rels/document.xml.rels",
                                OUTSIDE)),
                        "Harmless template."),
                Row.read(
                        "macros.docx",
                        Zipped.bytes(Map.of(
                                Zipped.DOCUMENT,
                                Zipped.document(Zipped.paragraph("Harmless macros.")),
                                "word/vbaProject.bin",
                                "Sub AutoOpen()")),
                        "Harmless macros."),
                Row.refused("no-word.docx", Zipped.bytes(Map.of("a.txt", "text")), Reason.UNSUPPORTED),
                Row.read("outside-entity.html", text(XXE + PAGE + "<p>Before &b; after"), "after"),
                Row.refused(
                        "outside-entity.xml", text("<?xml version=\"1.0\"?>" + XXE + "<x>&b;</x>"), Reason.UNSUPPORTED),
                Row.read("deep.html", text(PAGE + "<div>".repeat(200_000) + "Deep down"), "Deep down"),
                Row.read("tables.html", text(PAGE + "<table><tr><td>".repeat(3_000) + "Tables"), "Tables"),
                Row.read("wide.html", text(PAGE + "<table><tr><td colspan=1000000 rowspan=1000000>Wide"), "Wide"),
                Row.read("late.html", text(PAGE + "<p>Late %PDF-1.7 header"), "Late"),
                Row.read("page-by-the-name-of.pdf", text(PAGE + "<p>A page all the same"), "A page all the same"),
                Row.refused(
                        "operators.pdf",
                        Pdfs.repeating("BT /F1 9 Tf 72 700 Td ", "(a) Tj ", 3_000_000),
                        Reason.TOO_LARGE),
                Row.refused(
                        "endless-list.pdf", Pdfs.repeating("BT /F1 9 Tf [", "1.5 ", 40_000_000), Reason.OUT_OF_MEMORY),
                Row.refused("spaces.pdf", Pdfs.repeating("BT /F1 9 Tf ", " ", 300_000_000), Reason.EMPTY),
                Row.refused("spaces.txt", text(" ".repeat(20_000_000)), Reason.EMPTY),
                Row.read("letters-drawn-for-ever.pdf", Pdfs.of(Pdfs.drawn("THEPANELFINDS")), "THEPANELFINDS"),
                Row.refused("begins-only.pdf", text("%PDF-1.7\nnothing of the kind"), Reason.DAMAGED),
                Row.read(
                        "zip-behind.pdf",
                        both(Pdfs.of(Pdfs.text("A PDF and a zip.")), Zipped.bytes(Map.of("a", "b"))),
                        "A PDF and a zip."),
                Row.refused("password.pdf", Pdfs.encrypted("secret", Pdfs.text("Locked.")), Reason.PASSWORD_REQUIRED),
                Row.read("owner-password.pdf", Pdfs.encrypted("", Pdfs.text("Open to read.")), "Open to read."),
                Row.refused(
                        "picture-cut-off-by-the-name-of.pdf",
                        new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0},
                        Reason.DAMAGED),
                Row.refused(
                        "program.pdf",
                        new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                        Reason.UNSUPPORTED),
                Row.refused("deep.rtf", text("{\\rtf1 " + "{".repeat(500_000)), Reason.DAMAGED),
                Row.refused("bytes-that-never-come.rtf", text("{\\rtf1 a\\bin2147483647 b}"), Reason.DAMAGED),
                Row.read(
                        "letters-in-letters.eml",
                        text("From: a@b.c\nSubject: Outermost\nContent-Type: message/rfc822\n\n".repeat(2_000)),
                        "Outermost"),
                Row.read("mark-before.md", text("\uFEFF# Marked\n\nText."), "# Marked"),
                Row.read("two-bytes-a-letter.txt", "Lesbar, auf Deutsch: Müller.".getBytes(UTF_16), "Müller"),
                Row.refused("no-text.txt", text(" \n \n"), Reason.EMPTY));
    }

    private static byte[] text(String text) {
        return text.getBytes(UTF_8);
    }

    private static byte[] word(String type, String body) {
        return Zipped.bytes(Map.of(Zipped.DOCUMENT, type + Zipped.document(body)));
    }

    private static byte[] both(byte[] first, byte[] second) {
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(first);
        bytes.writeBytes(second);
        return bytes.toByteArray();
    }

    @Test
    void everyFileIsKeptAndEndsAsItsRowSays(RunningServer server) {
        var research = Research.at(server);
        String id = research.begin("Hostile");
        Map<Row, String> kept = new LinkedHashMap<>();
        rows().forEach(row -> kept.put(
                row,
                Wire.json(research.keep(id, row.name(), row.file()))
                        .path("document_id")
                        .asString()));
        kept.forEach((row, documentId) -> {
            var document = research.ended(id, documentId);
            assertThat(document.path("state").asString())
                    .as(document.toString())
                    .isEqualTo(row.read() ? "ready" : "failed");
            assertThat(document.path("sha256").asString()).isEqualTo(DigestUtils.sha256Hex(row.file()));
            String at = "/cases/%s/documents/%s".formatted(id, documentId);
            if (row.read()) {
                var markdown = research.get(at + "/markdown").body();
                assertThat(markdown).as(row.name()).contains(row.says()).doesNotContain("root:", "\uFEFF", "AutoOpen");
                assertThat(markdown).as(row.name()).hasSizeLessThan(50_000);
            } else {
                assertThat(document.path("reason").asString()).as(row.name()).isEqualTo(row.says());
            }
            var content = research.get(at + "/content");
            assertThat(content.statusCode()).isEqualTo(200);
            assertThat(content.headers().firstValue("Content-Disposition"))
                    .hasValueSatisfying(it -> assertThat(it).startsWith("attachment"));
            assertThat(content.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        });
        assertThat(research.desk().wire().get("/api/health").statusCode()).isEqualTo(200);
    }

    @Test
    void aNameIsOnlyAName(RunningServer server) {
        var research = Research.at(server);
        String id = research.begin("Names");
        Map<String, String> names = Map.of(
                "Schiedsspruch_Müllner.txt", "Schiedsspruch_Müllner.txt",
                "D:\\cases\\x.txt", "x.txt",
                "../../etc/cron.d/y.txt", "y.txt",
                "裁決.txt", "裁決.txt",
                "..", "document");
        names.forEach((sent, shown) -> {
            var document = Wire.json(research.keep(id, sent, "Named " + sent)).at("/documents/0");
            assertThat(document.path("filename").asString()).isEqualTo(shown);
            assertThat(research.get("/cases/%s/documents/%s/content"
                                    .formatted(id, document.path("document_id").asString()))
                            .body())
                    .isEqualTo("Named " + sent);
        });
        assertThat(research.keep(id, "empty.pdf", new byte[0]).statusCode()).isEqualTo(400);
        var injected =
                Wire.json(research.keep(id, "a\r\nX-Evil: 1.txt", "Evil")).at("/documents/0");
        assertThat(research.get("/cases/%s/documents/%s/content"
                                .formatted(id, injected.path("document_id").asString()))
                        .headers()
                        .firstValue("X-Evil"))
                .isEmpty();
        assertThat(Arrays.asList(server.folder().toFile().list())).noneMatch(name -> name.endsWith(".txt"));
    }
}
