package touchline.caseapi;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** Bodies that a description does not allow: refused with what is wrong, and nothing of them is done. */
@ExtendWith(RunningServer.Shared.class)
class RefusedBodiesTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final String FORM = "multipart/form-data; boundary=edge";

    private Research research;
    private RunningServer server;
    private String id;

    @BeforeEach
    void begin(RunningServer shared) {
        server = shared;
        research = Research.at(shared);
        id = research.begin("Bodies");
    }

    private static JsonNode refused(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        var problem = Wire.json(answer);
        assertThat(problem.path("code").asString()).isEqualTo("INVALID_ARGUMENT");
        return problem;
    }

    static Stream<String> routesOfJson() {
        return Stream.of(
                "/cases",
                "/cases/%s/documents",
                "/cases/%s/crawl",
                "/cases/%s/analyze",
                "/search/semantic",
                "/convert/markdown",
                "/convert/pdf-base64",
                "/embeddings/single",
                "/embeddings/text");
    }

    @ParameterizedTest
    @MethodSource("routesOfJson")
    void whatIsNoObjectIsRefusedEverywhere(String route) {
        for (var body : List.of("null", "[]", "5", "\"text\"", "{", "", "{\"a\": 1}")) {
            refused(research.post(route.formatted(id), body), 400);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/cases             | {\"title\": 5} | title",
                "/cases             | {\"title\": true} | title",
                "/cases             | {\"title\": \"A\", \"tags\": [null]} | tags",
                "/cases             | {\"title\": \"A\", \"parties\": [\"B\", null]} | parties",
                "/cases             | {\"title\": \"A\", \"title\": \"B\"} | ''",
                "/cases/%s/crawl    | {\"seed_urls\": [null]} | seed_urls",
                "/cases/%s/crawl    | {\"seed_urls\": [\"https://example.org/\"], \"max_pages\": \"5\"} | max_pages",
                "/cases/%s/crawl    | {\"seed_urls\": [\"https://example.org/\"], \"max_pages\": 5.5} | max_pages",
                "/cases/%s/crawl    | {\"seed_urls\": [\"https://example.org/\"], \"use_browser\": \"true\"} | use_browser",
                "/cases/%s/analyze  | {\"focus\": 5} | focus",
                "/cases/%s/analyze  | {\"question\": \"\"} | question",
                "/cases/%s/analyze  | {\"question\": \"Are wages owed?\", \"focus\": \" \"} | focus",
                "/search/semantic   | {\"query\": 5} | query",
                "/search/semantic   | {\"vector\": [null]} | vector",
                "/search/semantic   | {\"vector\": [\"1\"]} | vector",
            })
    void whatIsOfAnotherKindIsRefusedAndNamed(String route, String body, String field) {
        assertThat(refused(research.post(route.formatted(id), body), 400)
                        .path("path")
                        .asString())
                .startsWith(field);
    }

    @Test
    void aFormThatIsBrokenOffOrHasNoBoundaryIsRefused() {
        String at = "/cases/%s/documents".formatted(id);
        assertThat(refused(research.send("POST", at, "--edge\r\nfoo", "Content-Type", FORM), 400)
                        .path("rule")
                        .asString())
                .isEqualTo("multipart");
        refused(
                research.send(
                        "POST",
                        at,
                        form(part("file", "a.txt", "First.")).replace("--edge--", ""),
                        "Content-Type",
                        FORM),
                400);
        refused(research.send("POST", at, "text", "Content-Type", "multipart/form-data"), 400);
        assertNothingWasKept();
    }

    @Test
    void aFormWithoutItsPartOrWithAnotherIsRefused() {
        for (var at : List.of("/cases/%s/documents".formatted(id), "/convert/markdown")) {
            assertThat(refused(send(at, part("document", "a.txt", "First.")), 400)
                            .path("path")
                            .asString())
                    .isEqualTo("document");
            assertThat(refused(send(at, ""), 400).path("detail").asString()).isNotBlank();
            refused(send(at, part("file", "a.txt", "First.") + part("more", "b.txt", "Second.")), 400);
            refused(send(at, part("file", "a.txt", "First.") + """
                    --edge\r
                    Content-Disposition: form-data; name="note"\r
                    \r
                    A field.\r
                    """), 400);
        }
        assertNothingWasKept();
    }

    @Test
    void ofManyFilesNoneIsKeptWhenOneCannotBe() {
        String at = "/cases/%s/documents".formatted(id);
        assertThat(refused(send(at, part("file", "a.txt", "First.") + part("file", "b.txt", "")), 400)
                        .path("detail")
                        .asString())
                .contains("b.txt");
        assertNothingWasKept();
    }

    @ParameterizedTest
    @ValueSource(ints = {51, 80})
    void moreFilesThanOneFormMayHaveAreRefused(int count) {
        var parts = IntStream.range(0, count)
                .mapToObj(i -> part("file", i + ".txt", "File " + i))
                .toList();
        var answer = send("/cases/%s/documents".formatted(id), String.join("", parts));
        assertThat(answer.statusCode()).as(answer.body()).isIn(400, 413);
        assertThat(Wire.json(answer).path("detail").asString()).contains("50 files");
        assertNothingWasKept();
    }

    @Test
    void aFileBeyondTheLimitIsRefusedWithTheLimit() {
        var problem = refused(
                send("/cases/%s/documents".formatted(id), part("file", "large.txt", "x".repeat(53_000_000))), 413);
        assertThat(problem.path("limit").asLong()).isEqualTo(52_428_800);
        assertThat(problem.path("detail").asString()).contains("52428800 bytes");
        assertNothingWasKept();
    }

    @Test
    void onlyAPdfIsReadAsOne() {
        refused(research.send("POST", "/convert/pdf", "<h1>No PDF</h1>", "Content-Type", "application/pdf"), 415);
        refused(research.post("/convert/pdf-base64", Map.of("content_base64", "Tm8gUERG")), 415);
        refused(
                research.post("/convert/markdown", Map.of("content_base64", "data:application/pdf;base64,Tm8gUERG")),
                400);
    }

    @Test
    void lettersAreReadInTheCharsetThatIsNamedAndNeverGuessed() throws Exception {
        var printed = print("Schiedssprüche", "text/plain; charset=ISO-8859-1");
        assertThat(printed.statusCode()).isEqualTo(200);
        try (var pdf = Loader.loadPDF(printed.body())) {
            assertThat(new PDFTextStripper().getText(pdf)).contains("Schiedssprüche");
        }
        assertThat(print("Schiedssprüche", "text/plain").statusCode()).isEqualTo(400);
        assertThat(print("Schiedssprüche", "text/plain; charset=nonsense").statusCode())
                .isEqualTo(415);
    }

    @Test
    void nothingNewIsBegunOnAnArchivedCase() {
        assertThat(research.json("PUT", "/cases/" + id, Map.of("title", "Kept", "status", "archived"), "If-Match", "*")
                        .statusCode())
                .isEqualTo(200);
        assertThat(Stream.of(
                                research.keep(id, "a.txt", "Words."),
                                research.post("/cases/%s/analyze".formatted(id), Map.of()),
                                research.post(
                                        "/cases/%s/crawl".formatted(id),
                                        Map.of("seed_urls", List.of("https://example.org/"))))
                        .map(HttpResponse::statusCode))
                .containsOnly(409);
        assertThat(research.desk()
                        .refused(
                                "request_case_research",
                                Map.of("case_id", id, "query", "unpaid wages", "depth", "quick")))
                .startsWith("CONFLICT");
    }

    private HttpResponse<byte[]> print(String text, String type) throws Exception {
        return HTTP.send(
                HttpRequest.newBuilder(URI.create(server.base() + "/research/convert/pdf"))
                        .header("Authorization", "Bearer " + research.desk().key())
                        .header("Content-Type", type)
                        .POST(BodyPublishers.ofByteArray(text.getBytes(ISO_8859_1)))
                        .build(),
                BodyHandlers.ofByteArray());
    }

    private HttpResponse<String> send(String path, String parts) {
        return research.send("POST", path, form(parts), "Content-Type", FORM);
    }

    private static String form(String parts) {
        return parts + "--edge--\r\n";
    }

    private static String part(String name, String filename, String text) {
        return """
                --edge\r
                Content-Disposition: form-data; name="%s"; filename="%s"\r
                \r
                %s\r
                """.formatted(name, filename, text);
    }

    private void assertNothingWasKept() {
        assertThat(Wire.json(research.get("/cases/%s/documents".formatted(id))).path("items"))
                .isEmpty();
    }
}
