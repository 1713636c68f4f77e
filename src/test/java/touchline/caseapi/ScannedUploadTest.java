package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.documents.Pdfs;
import touchline.documents.Reason;
import touchline.documents.scanning.LoopbackScanner;

/** Uploads where every file must pass a virus scanner, which is not always there. */
class ScannedUploadTest {

    private static LoopbackScanner scanner;
    private static RunningServer server;
    private static Research research;
    private static String id;

    @BeforeAll
    static void start() {
        scanner = LoopbackScanner.onAPort(0);
        server = RunningServer.start(List.of(
                "--touchline.documents.scan.mode=required",
                "--touchline.documents.scan.address=127.0.0.1:" + scanner.port(),
                "--touchline.documents.ocr=false",
                "--touchline.jobs.back-off=100ms",
                "--touchline.jobs.attempts=100",
                "--touchline.jobs.poll=50ms",
                "--touchline.caseapi.requests-a-minute=600"));
        research = Research.at(server);
        id = research.begin("Scanned");
    }

    @AfterAll
    static void stop() {
        server.close();
        scanner.close();
    }

    private static JsonNode kept(String filename, String text) {
        return Wire.json(research.keep(id, filename, text));
    }

    @Test
    void anInfectedFileIsKeptButNeverRead() {
        var document = research.ended(
                id,
                kept("bad.txt", "Some " + LoopbackScanner.HARMFUL + " words.")
                        .path("document_id")
                        .asString());
        assertThat(document.path("state").asString()).isEqualTo("failed");
        assertThat(document.path("reason").asString()).contains("virus scanner found");

        var converted =
                research.send("POST", "/convert/markdown", LoopbackScanner.HARMFUL, "Content-Type", "text/plain");
        assertThat(converted.statusCode()).isEqualTo(422);
        assertThat(Wire.json(converted).path("reason").asString()).isEqualTo("infected");
        assertThat(Wire.json(converted).path("found").asString()).isEqualTo("Test-Signature");
    }

    @Test
    void aPictureIsKeptAndSaysThatItNeedsTesseract() {
        byte[] scan = Pdfs.of(Pdfs.picture("The appeal is upheld."));
        var document = research.ended(
                id,
                Wire.json(research.keep(id, "scan.pdf", scan))
                        .path("document_id")
                        .asString());
        assertThat(document.path("state").asString()).isEqualTo("failed");
        assertThat(document.path("reason").asString()).isEqualTo(Reason.NEEDS_OCR.sentence());

        var converted = research.post(
                "/convert/markdown",
                Map.of("content_base64", Base64.getEncoder().encodeToString(scan), "filename", "scan.pdf"));
        assertThat(converted.statusCode()).isEqualTo(422);
        assertThat(Wire.json(converted).path("reason").asString()).isEqualTo("needs_ocr");
    }

    @Test
    void whoAsksTooOftenIsToldWhenToComeAgain() {
        var hasty = Research.at(server);
        HttpResponse<String> answer = hasty.get("/cases");
        for (int i = 0; i < 600 && answer.statusCode() == 200; i++) {
            answer = hasty.get("/cases");
        }
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.headers().firstValueAsLong("Retry-After").orElseThrow())
                .isBetween(1L, 60L);
        assertThat(Wire.json(answer).path("code").asString()).isEqualTo("RATE_LIMITED");
        assertThat(Wire.json(answer).path("limit").asInt()).isEqualTo(600);
        assertThat(research.get("/cases").statusCode()).isEqualTo(200);
    }

    @Test
    void aFileWaitsUntilTheScannerAnswers() {
        int port = scanner.port();
        scanner.close();
        var kept = kept("clean.txt", "The club owes two months of wages.");
        var job = Awaitility.await()
                .until(
                        () -> Wire.json(
                                research.get("/jobs/" + kept.path("job_id").asString())),
                        it -> it.path("steps").toString().contains("virus scanner of this server does not answer"));
        assertThat(job.path("status").asString()).isEqualTo("running");
        var refused = research.send("POST", "/convert/markdown", "Words.", "Content-Type", "text/plain");
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(Wire.json(refused).path("reason").asString()).isEqualTo("not_scanned");

        scanner = LoopbackScanner.onAPort(port);

        assertThat(research.ended(id, kept.path("document_id").asString())
                        .path("state")
                        .asString())
                .isEqualTo("ready");
    }
}
