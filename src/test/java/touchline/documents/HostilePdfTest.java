package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files made to harm end with a reason, and the next file is read as if nothing had been. */
class HostilePdfTest {

    private static final ReadingDesk DESK = ReadingDesk.withoutOcr();

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @Test
    void threeMillionLettersOnAPageAreTooMany() throws Exception {
        assertThat(refusal(Pdfs.repeating("BT /F1 9 Tf 72 700 Td ", "(a) Tj ", 3_000_000))
                        .reason())
                .isEqualTo(Reason.TOO_LARGE);
        theNextFileIsRead();
    }

    @Test
    void aListLargerThanTheMemoryIsGivenUp() throws Exception {
        assertThat(refusal(Pdfs.repeating("BT /F1 9 Tf [", "1.5 ", 40_000_000)).reason())
                .isEqualTo(Reason.OUT_OF_MEMORY);
        theNextFileIsRead();
    }

    @Test
    void aFileThatTakesTooLongIsGivenUp() {
        try (var hurried = ReadingDesk.with(new DocumentsSettings(
                1,
                384,
                Duration.ofMillis(1),
                false,
                Duration.ofMinutes(1),
                1_000_000,
                1_000_000,
                10,
                DocumentsSettings.Scan.NONE,
                Duration.ofMinutes(1)))) {
            assertThat(hurried.refusal(folder, Pdfs.of(Pdfs.text("Any text at all.")), "slow.pdf")
                            .reason())
                    .isEqualTo(Reason.TIMEOUT);
        }
    }

    @Test
    void pagesBytesAndTextHaveTheirLimits() {
        try (var small = ReadingDesk.with(new DocumentsSettings(
                1,
                384,
                Duration.ofMinutes(1),
                false,
                Duration.ofMinutes(1),
                20_000,
                100,
                2,
                DocumentsSettings.Scan.NONE,
                Duration.ofMinutes(1)))) {
            var page = Pdfs.text("A page.");
            assertThat(small.refusal(folder, Pdfs.of(page, page, page), "long.pdf")
                            .reason())
                    .isEqualTo(Reason.TOO_MANY_PAGES);
            assertThat(small.refusal(folder, new byte[20_001], "large.pdf").reason())
                    .isEqualTo(Reason.TOO_LARGE);
            assertThat(small.refusal(folder, "word ".repeat(50).getBytes(StandardCharsets.UTF_8), "long.txt")
                            .reason())
                    .isEqualTo(Reason.TOO_LARGE);
        }
    }

    @Test
    void aFileThatOnlyBeginsAsAPdfIsDamaged() throws Exception {
        assertThat(refusal("%PDF-1.7\nnothing of the kind".getBytes(StandardCharsets.UTF_8))
                        .reason())
                .isEqualTo(Reason.DAMAGED);
        theNextFileIsRead();
    }

    @Test
    void aPictureByTheNameOfAPdfIsAPicture() {
        byte[] png = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 0};

        assertThat(refusal(png).reason()).isEqualTo(Reason.DAMAGED);
    }

    private void theNextFileIsRead() throws IOException, Unreadable {
        assertThat(DESK.read(folder, Pdfs.of(Pdfs.text("The next file is read.")), "next.pdf")
                        .markdown())
                .isEqualTo("The next file is read.\n");
    }

    private Unreadable refusal(byte[] file) {
        return DESK.refusal(folder, file, "brief.pdf");
    }
}
