package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;
import touchline.research.ResearchDesk;

/** All that a case rests on, printed. */
@ExtendWith(RunningServer.Shared.class)
class SourcePackRouteTest {

    private static final String STATEMENT =
            "The club has paid no wages since March 2026. The player gave notice of default in writing on 2 June 2026.";

    @Test
    void thePdfHoldsSourcesWithTermsPassagesFindingsWhatWasNotFoundAndDates(RunningServer server) throws Exception {
        var research = Research.at(server);
        String id = research.begin("Wages unpaid since March");
        var document = Wire.json(research.keep(id, "statement.txt", STATEMENT));
        research.ended(id, document.path("document_id").asString());
        var desk = new ResearchDesk(research.desk(), id);
        desk.desk().done("attach_case_source", Map.of("case_id", id, "url", "https://documents.uefa.com/r/rules"));
        desk.researched("May the player terminate for unpaid wages after notice of default?");
        desk.researched("Which opening did Fischer play against Spassky?");

        String text = text(pdf(server, research, "/cases/%s/source-pack?format=pdf&depth=deep".formatted(id)));

        assertThat(text)
                .contains("Source pack: Wages unpaid since March", id, "law as of 20")
                .contains("Sources of the case", "documents.uefa.com", "RSTP 14bis", "statement.txt")
                .contains("Terms: ", "(ai_use: not established)", "(ai_use: owner decides)")
                .contains("In the case's own documents and pages", "since March 2026")
                .contains("Findings", "legal issue: ", "next step: ")
                .contains("Looked for and not found", "Fischer")
                .contains("Not searched", "Notes and links of the case.");
        assertThat(text.split("read 20\\d\\d-\\d\\d-\\d\\d", -1)).hasSizeGreaterThan(3);
    }

    @Test
    void theSameAsMarkdownAndForItsOwnerOnly(RunningServer server) {
        var research = Research.at(server);
        String path = "/cases/%s/source-pack".formatted(research.begin("Unpaid wages"));

        assertThat(research.get(path).body()).startsWith("# Source pack: Unpaid wages");
        assertThat(research.get(path + "?query=agent%20fees").body()).contains("Looked for: agent fees", "FFAR");
        assertThat(research.get(path + "?query=%20").statusCode()).isEqualTo(400);
        assertThat(research.get(path + "?format=docx").statusCode()).isEqualTo(400);
        assertThat(Research.at(server).get(path).statusCode()).isEqualTo(404);
    }

    private static byte[] pdf(RunningServer server, Research research, String path) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(
                    HttpRequest.newBuilder(URI.create(server.base() + Research.AT + path))
                            .header("Authorization", "Bearer " + research.desk().key())
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/pdf");
            return answer.body();
        }
    }

    /** As a reader sees it, whatever lines it was broken into. */
    private static String text(byte[] pdf) throws Exception {
        try (var document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }
}
