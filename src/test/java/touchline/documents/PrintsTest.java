package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.apache.pdfbox.Loader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import touchline.documents.printing.Markup;
import touchline.documents.workers.Workers;
import touchline.problem.Problem;

/** Texts are printed in a process apart, as files are read. */
class PrintsTest {

    private static final DocumentsSettings SETTINGS = new DocumentsSettings(
            1,
            192,
            Duration.ofSeconds(20),
            false,
            Duration.ofMinutes(1),
            52_428_800,
            10_000_000,
            2_000,
            DocumentsSettings.Scan.NONE,
            Duration.ofMinutes(2));
    private static final Workers WORKERS = new Workers(1, SETTINGS.memoryMb(), SETTINGS.idle());
    private static final Prints PRINTS = new Prints(SETTINGS, WORKERS);

    @AfterAll
    static void end() {
        WORKERS.close();
    }

    @Test
    void aTextComesBackAsPdfWithWhatIsToSayOfIt() throws Exception {
        var print = PRINTS.print("# Çağrı v. 合同\n\nText \uD83D\uDE00.\n", Markup.MARKDOWN, "Brief");

        try (var pdf = Loader.loadPDF(print.pdf())) {
            assertThat(pdf.getDocumentInformation().getTitle()).isEqualTo("Brief");
            assertThat(pdf.getNumberOfPages()).isEqualTo(print.pages()).isEqualTo(1);
        }
        assertThat(print.warnings()).singleElement().asString().contains("[U+1F600]");
    }

    @Test
    void whatCannotBePrintedIsRefusedInWordsForItsSender() {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> PRINTS.print("<div>".repeat(5_000) + "x", Markup.HTML, ""))
                .withMessageContaining("levels deep")
                .satisfies(problem -> assertThat(problem.details()).containsEntry("rule", "depth"));
    }

    @Test
    void aTextThatNeedsTooMuchIsRefusedAndTheNextIsPrinted() {
        var heavy = "<table>" + "<tr><td>a<td>b<td>c<td>d<td>e<td>f</tr>".repeat(14_000) + "</table>";

        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> PRINTS.print(heavy, Markup.HTML, ""))
                .withMessageContaining("in pieces");
        assertThat(PRINTS.print("Fine.", Markup.MARKDOWN, "").pages()).isEqualTo(1);
    }
}
