package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.documents.Block.Kind;

/** Files go into a real reading process and come back read, or with the reason why not. */
class DocumentsTest {

    private static final ReadingDesk DESK = ReadingDesk.withDefaults();

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @Test
    void aTextFileBecomesItsParagraphs() throws Exception {
        var reading = read("brief.txt", "The appeal is admissible.\n\nThe Panel\nso finds.\n");

        assertThat(reading.markdown()).isEqualTo("The appeal is admissible.\n\nThe Panel so finds.\n");
        assertThat(reading.blocks()).extracting(Block::kind).containsOnly(Kind.PARAGRAPH);
        assertThat(reading.blocks())
                .extracting(Block::text)
                .isEqualTo(List.of("The appeal is admissible.", "The Panel so finds."));
        assertThat(reading.metadata()).containsEntry("format", "text");
    }

    @Test
    void aFileWithoutBytesIsEmpty() {
        refuses("empty.pdf", "", Reason.EMPTY);
    }

    @Test
    void theBytesTellTheFormatNotTheName() throws IOException {
        var file = folder.resolve("brief.pdf");
        Files.write(file, new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0});

        assertThatExceptionOfType(Unreadable.class)
                .isThrownBy(() -> DESK.documents().read(file, "brief.pdf"))
                .satisfies(refusal -> {
                    assertThat(refusal.reason()).isEqualTo(Reason.UNSUPPORTED);
                    assertThat(refusal.details()).containsEntry("detected", "application/x-elf");
                });
    }

    private Reading read(String name, String text) throws IOException, Unreadable {
        return DESK.documents().read(Files.writeString(folder.resolve(name), text), name);
    }

    private void refuses(String name, String text, Reason reason) {
        assertThatExceptionOfType(Unreadable.class)
                .isThrownBy(() -> read(name, text))
                .satisfies(refusal -> assertThat(refusal.reason()).isEqualTo(reason));
    }
}
