package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.law.decisions.Decisions;

/** Conversion without keeping, embeddings, and the routes of earlier versions. */
@ExtendWith(RunningServer.Shared.class)
class OtherRoutesTest {

    private Research research;

    @BeforeEach
    void connect(RunningServer server) {
        research = Research.at(server);
    }

    @Test
    void aFileBecomesMarkdownInEveryFormOfRequest() {
        var raw = research.send("POST", "/convert/markdown", "First words.\n\nMore.", "Content-Type", "text/plain");
        assertThat(Wire.json(raw).path("markdown").asString()).contains("First words.", "More.");
        assertThat(Wire.json(raw).path("engine").asString()).isNotBlank();

        var json = research.post("/convert/markdown", Map.of("filename", "a.txt", "content_base64", "V29yZHMu"));
        assertThat(Wire.json(json).path("markdown").asString()).contains("Words.");

        var form = research.send(
                "POST",
                "/convert/markdown",
                "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\nWords.\r\n--edge--\r\n",
                "Content-Type",
                "multipart/form-data; boundary=edge");
        assertThat(Wire.json(form).path("markdown").asString()).contains("Words.");
    }

    @Test
    void aTextBecomesAPdfAndAPdfAText() {
        String text = "# Titre\n\nTürkiye, Łódź, Київ.";
        var pdf = research.send("POST", "/convert/pdf", text, "Content-Type", "text/markdown");
        assertThat(pdf.statusCode()).isEqualTo(200);
        assertThat(pdf.body()).startsWith("%PDF-");

        var printed = Wire.json(research.post("/convert/pdf-base64", Map.of("markdown", text)));
        assertThat(printed.path("pages").asInt()).isEqualTo(1);
        assertThat(Base64.getDecoder().decode(printed.path("pdf_base64").asString()))
                .startsWith('%', 'P', 'D', 'F');
        assertThat(research.send("POST", "/convert/pdf", "GIF89a", "Content-Type", "image/gif")
                        .statusCode())
                .isEqualTo(415);
        assertThat(research.post("/convert/pdf-base64", Map.of()).statusCode()).isEqualTo(400);
    }

    @Test
    void whatCannotBeReadIsSaid() {
        var answer = research.send(
                "POST", "/convert/markdown", "\u0001\u0002\u0000\u0003", "Content-Type", "application/octet-stream");
        assertThat(answer.statusCode()).isIn(415, 422);
        assertThat(Wire.json(answer).path("reason").asString()).isNotBlank();
        assertThat(research.post("/convert/markdown", Map.of()).statusCode()).isEqualTo(400);
    }

    @Test
    void aTextHasAVectorThatSearchTakes() {
        var embedded = Wire.json(research.post("/embeddings/text", Map.of("text", "compensation for breach")));
        assertThat(embedded.path("embedding"))
                .hasSize(embedded.path("dimensions").asInt());
        List<Double> vector = StreamSupport.stream(embedded.path("embedding").spliterator(), false)
                .map(JsonNode::asDouble)
                .toList();
        var found = Wire.json(research.post("/search/semantic", Map.of("vector", vector, "scope", "library")));
        assertThat(found.path("items")).isNotEmpty();
        assertThat(found.has("retrieval")).isFalse();
        assertThat(research.post("/embeddings/text", Map.of("text", " ")).statusCode())
                .isEqualTo(400);
    }

    @Test
    void theVectorsOfDocumentsAreFollowed(RunningServer server) {
        String id = research.begin("Embeddings");
        var document = Wire.json(research.keep(id, "a.txt", "Words about wages."))
                .path("document_id")
                .asString();
        research.ended(id, document);
        var begun = research.post("/embeddings/generate", "");
        assertThat(begun.statusCode()).isEqualTo(202);
        var job = "/jobs/" + Wire.json(begun).path("job_id").asString();
        assertThat(Wire.json(research.get(job)).path("kind").asString()).isEqualTo("embeddings");
        var vectors = Wire.json(research.post("/embeddings/single", Map.of("document_id", document)));
        assertThat(vectors.path("embedded").asInt()).isEqualTo(1);
        assertThat(vectors.at("/items/0/citation").asString()).startsWith("a.txt");
        assertThat(vectors.at("/items/0/embedding"))
                .hasSize(Wire.json(research.post("/embeddings/text", Map.of("text", "wages")))
                        .path("dimensions")
                        .asInt());
        assertThat(Research.at(server)
                        .post("/embeddings/single", Map.of("document_id", document))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void olderRoutesSayWhatHasTakenTheirPlace(RunningServer server) {
        var decision = server.bean(Decisions.class).find("Matuzalem").orElseThrow();
        var metadata = research.get("/decision/" + Guid.of(decision));
        assertThat(Wire.json(metadata).path("id").asString()).isEqualTo("CAS 2008/A/1519 & 1520");
        var download = research.get("/download/" + Guid.of(decision));
        assertThat(download.statusCode()).isEqualTo(303);
        assertThat(download.headers().firstValue("Location"))
                .hasValue(decision.source().url());
        for (var answer : List.of(metadata, download, research.get("/stats"))) {
            assertThat(answer.headers().firstValue("Deprecation")).isPresent();
            assertThat(answer.headers().firstValue("Link"))
                    .hasValueSatisfying(link -> assertThat(link).contains("successor-version"));
        }
        assertThat(research.get("/decision/not-a-guid").statusCode()).isEqualTo(404);
        assertThat(research.get("/download/not-a-guid").statusCode()).isEqualTo(404);
    }

    @Test
    void onlyTheOwnerDownloadsAnUpload(RunningServer server) {
        String id = research.begin("Download");
        var document = Wire.json(research.keep(id, "a.txt", "Own words."))
                .path("document_id")
                .asString();
        assertThat(research.get("/download/" + document).body()).isEqualTo("Own words.");
        assertThat(Research.at(server).get("/download/" + document).statusCode())
                .isEqualTo(404);
    }

    @Test
    void operatorsIngestAndNobodyElse(RunningServer server) {
        assertThat(research.post("/ingest", Map.of("decisions", List.of())).statusCode())
                .isEqualTo(401);
        var report = research.post(
                "/ingest",
                Map.of("decisions", List.of(Map.of("id", "CAS 2099/A/1"))),
                "x-worker-secret",
                server.demo().operator());
        assertThat(report.statusCode()).as(report.body()).isEqualTo(200);
        assertThat(Wire.json(report).at("/rows/0/outcome").asString()).isEqualTo("refused");
        assertThat(Wire.json(report).at("/rows/0/remarks")).isNotEmpty();
    }
}
