package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of text are read by tesseract where it is installed. */
class ScanTest {

    private static final ReadingDesk DESK = ReadingDesk.withDefaults();

    @TempDir
    Path folder;

    @BeforeAll
    static void tesseractIsInstalled() {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.exists(Path.of(path, "tesseract"))));
    }

    @AfterAll
    static void end() {
        DESK.close();
    }

    @Test
    void aScanIsReadBySight() throws Exception {
        var reading = read(
                Pdfs.of(
                        Pdfs.text("The first page has text of its own to read."),
                        Pdfs.picture("The appeal is upheld in full.")),
                "scan.pdf");

        assertThat(reading.markdown()).contains("The appeal is upheld in full.");
        assertThat(reading.engine()).isEqualTo("pdf-layout+ocr-tesseract");
        assertThat(reading.metadata()).doesNotContainKey("pages_without_text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg", "tiff", "gif", "bmp"})
    void aPictureIsReadBySight(String format) throws Exception {
        var picture = new ByteArrayOutputStream();
        ImageIO.write(Pdfs.image("Statement of facts"), format, picture);

        var reading = read(picture.toByteArray(), "photo." + format);

        assertThat(reading.markdown()).isEqualTo("Statement of facts\n");
        assertThat(reading.engine()).isEqualTo("ocr-tesseract");
        assertThat(reading.pages()).hasValue(1);
    }

    @Test
    void aPictureFromTheWebIsReadBySight() throws Exception {
        var picture = Files.readAllBytes(Path.of("src/test/resources/documents/upheld.webp"));

        assertThat(read(picture, "message.webp").markdown()).isEqualTo("The appeal was upheld in part.\n");
    }

    @Test
    void whatCannotBeReadInTheMarginIsCountedBetweenWhatCan() throws Exception {
        var reading = read(
                Pdfs.of(Pdfs.scan(
                        0,
                        "7.|The Panel notes that the notification was effective and that",
                        "|sufficient time was afforded to file an answer.",
                        "§|By letter of the same day, the Respondent terminated the contract",
                        "|with immediate effect and without offering any justification.",
                        "9.|It follows that the amount remains outstanding, together with",
                        "|interest as from the day on which it became due.")),
                "margin.pdf");

        assertThat(reading.markdown().lines().filter(line -> !line.isBlank()).map(ScanTest::beginning))
                .containsExactly("7. The Panel", "8. By letter", "9. It follows");
    }

    @Test
    void numbersInTheMarginAndHeadingsAreSeenOnPaperThatLiesAskew() throws Exception {
        var reading = read(
                Pdfs.of(Pdfs.scan(
                        Math.toRadians(0.3),
                        "II. Merits",
                        "1|The Panel notes that the notification was effective and that",
                        "|sufficient time was afforded to file an answer.",
                        "2|By letter of the same day, the Respondent terminated the contract",
                        "|with immediate effect and without offering any justification.",
                        "3|It follows that the amount remains outstanding, together with",
                        "|interest as from the day on which it became due.")),
                "margin.pdf");

        assertThat(reading.markdown().lines().filter(line -> !line.isBlank()).map(ScanTest::beginning))
                .containsExactly("# II. Merits", "1 The Panel", "2 By letter", "3 It follows");
        assertThat(reading.markdown()).contains("effective and that sufficient time");
    }

    private static String beginning(String line) {
        return String.join(" ", Stream.of(line.split(" ")).limit(3).toList());
    }

    private Reading read(byte[] file, String name) throws IOException, Unreadable {
        return DESK.read(folder, file, name);
    }
}
