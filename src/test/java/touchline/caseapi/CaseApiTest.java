package touchline.caseapi;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import touchline.Golden;
import touchline.RunningServer;
import touchline.Wire;

/** The case-research API: who may come in, cases, and how it refuses. */
@ExtendWith(RunningServer.Shared.class)
class CaseApiTest {

    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private Research research;

    @BeforeEach
    void connect(RunningServer server) {
        research = Research.at(server);
    }

    private static String etag(HttpResponse<String> answer) {
        return answer.headers().firstValue("ETag").orElseThrow();
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(Wire.json(answer).path("code").asString()).isEqualTo(code);
    }

    @Test
    void isDescribedAsTheGoldenFileSays(RunningServer server) {
        Golden.check(
                "research/openapi.json",
                PRETTY.writeValueAsString(research.description()).replace(server.base(), "{base}") + "\n");
    }

    @Test
    void saysWhatItIs() {
        assertThat(Wire.json(research.get("/")).path("version").asString()).isEqualTo("3.0.0");
        assertThat(Wire.json(research.get("")).path("groups")).isNotEmpty();
    }

    @Test
    void isForTheMarketTier(RunningServer server) {
        var wire = new Wire(server.base());
        assertProblem(wire.get("/research/cases"), 401, "AUTH_REQUIRED");
        assertThat(wire.get("/research/cases").headers().firstValue("WWW-Authenticate"))
                .hasValueSatisfying(it -> assertThat(it).contains("resource_metadata"));
        var study = wire.get(
                "/research/cases", "Authorization", "Bearer " + server.demo().study());
        assertProblem(study, 402, "PREMIUM_REQUIRED");
        assertThat(study.body()).contains("/pricing");
        assertProblem(
                wire.get("/research/cases", "Authorization", "Bearer svc_live_" + "x".repeat(40)),
                401,
                "AUTH_REQUIRED");
        assertThat(wire.get("/research/cases?access_token=" + research.desk().key())
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aCaseIsBegunReadReplacedAndDeleted() {
        var begun = research.post("/cases", Map.of("title", "Kallio v. FC Brisa", "tags", List.of("wages")));
        assertThat(begun.statusCode()).isEqualTo(201);
        String id = Wire.json(begun).path("case_id").asString();
        String at = "/cases/" + id;
        assertThat(begun.headers().firstValue("Location")).hasValue("/research" + at);

        var read = research.get(at);
        assertThat(read.body()).isEqualTo(begun.body());
        assertThat(etag(read)).isEqualTo(etag(begun));

        var replaced = research.json("PUT", at, Map.of("title", "Kallio", "status", "on_hold"), "If-Match", etag(read));
        assertThat(Wire.json(replaced).path("version").asInt()).isEqualTo(2);
        assertThat(Wire.json(replaced).path("tags")).isEmpty();
        assertProblem(research.json("PUT", at, Map.of("title", "Stale"), "If-Match", etag(read)), 409, "CONFLICT");
        assertProblem(research.json("PUT", at, Map.of("title", "Blind")), 400, "INVALID_ARGUMENT");
        assertProblem(research.send("DELETE", at, "", "If-Match", etag(read)), 409, "CONFLICT");
        assertThat(research.send("DELETE", at, "", "If-Match", etag(replaced)).statusCode())
                .isEqualTo(204);
        assertProblem(research.get(at), 404, "NOT_FOUND");
    }

    @Test
    void anUnchangedCaseIsNotSentAgain() {
        var begun = research.post("/cases", Map.of("title", "Unchanged"));
        var again = research.desk()
                .wire()
                .get(
                        "/research/cases/" + Wire.json(begun).path("case_id").asString(),
                        "Authorization",
                        "Bearer " + research.desk().key(),
                        "If-None-Match",
                        etag(begun));
        assertThat(again.statusCode()).isEqualTo(304);
    }

    @Test
    void aKeyBeginsOneCaseOnly() {
        String key = UUID.randomUUID().toString();
        var first = research.post("/cases", Map.of("title", "Once"), "Idempotency-Key", key);
        var again = research.post("/cases", Map.of("title", "Once"), "Idempotency-Key", key);
        assertThat(Wire.json(again)).isEqualTo(Wire.json(first));
        assertProblem(research.post("/cases", Map.of("title", "Other"), "Idempotency-Key", key), 409, "CONFLICT");
        assertThat(Wire.json(research.get("/cases")).path("items")).hasSize(1);
    }

    @Test
    void casesAreListedByStatusTagAndWords() {
        research.post("/cases", Map.of("title", "Müller gegen Ødegård", "tags", List.of("a")));
        research.post("/cases", Map.of("title", "Two", "status", "closed"));
        assertThat(Wire.json(research.get("/cases?q=odegard%20muller")).path("items"))
                .hasSize(1);
        assertThat(Wire.json(research.get("/cases?tag=a")).path("items")).hasSize(1);
        assertThat(Wire.json(research.get("/cases?status=closed")).path("items"))
                .hasSize(1);
        var first = Wire.json(research.get("/cases?limit=1"));
        var second = Wire.json(research.get(
                "/cases?limit=1&cursor=" + first.path("next_cursor").asString()));
        assertThat(second.path("items")).hasSize(1).doesNotContainAnyElementsOf(first.path("items"));
        assertThat(second.has("next_cursor")).isFalse();
    }

    @Test
    void anothersIdAnswersAsAMissingOne(RunningServer server) {
        var other = Research.at(server);
        String theirs = other.begin("Theirs");
        String missing = UUID.randomUUID().toString();
        for (var path : List.of("/cases/%s", "/cases/%s/documents", "/jobs/%s")) {
            var their = research.get(path.formatted(theirs));
            assertProblem(their, 404, "NOT_FOUND");
            assertThat(their.body())
                    .isEqualTo(research.get(path.formatted(missing)).body());
        }
        assertProblem(research.send("DELETE", "/cases/" + theirs, ""), 404, "NOT_FOUND");
        assertThat(other.get("/cases/" + theirs).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"title\": \"\"}",
                "{\"title\": \"A\", \"nonsense\": 1}",
                "{\"title\": \"A\", \"status\": \"lost\"}",
                "{\"title\": [1]}",
                "[]",
                "no json",
                "",
            })
    void aBodyThatDoesNotFitIsRefusedWithWhatIsWrong(String body) {
        assertProblem(research.post("/cases", body), 400, "INVALID_ARGUMENT");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/cases?nonsense=1",
                "/cases?limit=0",
                "/cases?limit=x",
                "/cases?cursor=garbage",
                "/cases?status=lost"
            })
    void aQueryThatDoesNotFitIsRefused(String path) {
        assertProblem(research.get(path), 400, "INVALID_ARGUMENT");
    }

    @Test
    void aBodyOfAnotherKindOrTooLargeIsRefused() {
        assertProblem(research.send("POST", "/cases", "<case/>", "Content-Type", "text/xml"), 415, "INVALID_ARGUMENT");
        assertProblem(
                research.post("/cases", "{\"title\":\"%s\"}".formatted("x".repeat(34_000_000))),
                413,
                "INVALID_ARGUMENT");
    }

    @Test
    void aBodyInChunksIsCountedAsItComes(RunningServer server) throws Exception {
        for (var type : List.of("application/json", "text/plain")) {
            var request = HttpRequest.newBuilder(URI.create(server.base() + "/research/convert/markdown"))
                    .header("Authorization", "Bearer " + research.desk().key())
                    .header("Content-Type", type)
                    .POST(BodyPublishers.ofInputStream(() ->
                            new ByteArrayInputStream(("{\"html\":\"" + "x".repeat(34_000_000)).getBytes(US_ASCII))))
                    .build();
            assertProblem(HTTP.send(request, BodyHandlers.ofString()), 413, "INVALID_ARGUMENT");
        }
    }
}
