package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Letters of PDF files that are not what they look like. */
class PdfLettersTest {

    private static final ReadingDesk DESK = ReadingDesk.withoutOcr();

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @Test
    void ligaturesAndPartedWordsBecomeWholeWords() throws Exception {
        var words = read(Pdfs.ligatures(
                        "The o\uFB03cial classi\uFB01ed the \uFB01nal a\uFB04iction; ine\uFB00ective noti-",
                        "\uFB01cation of it. A noti\uFB01cation follows."))
                .markdown();

        assertThat(words).contains("official", "classified", "final", "affliction", "ineffective");
        assertThat(words.split("notification", -1)).as(words).hasSize(3);
    }

    @Test
    void lettersThatNobodyCanNameAreSaidToBeOfPoorQuality() throws Exception {
        var reading = read(Pdfs.nameless("1. The club has not paid the wages of four months and owes them."));

        assertThat(reading.metadata()).containsEntry("text_quality", "low");
        assertThat(reading.warnings()).isNotEmpty();
    }

    private Reading read(Pdfs.Drawing page) throws IOException, Unreadable {
        return DESK.read(folder, Pdfs.of(page), "letters.pdf");
    }
}
