package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;

/** Speaks to the case-research API as one owner, and holds every answer to the API's own description. */
record Research(CaseDesk desk, JsonNode description) {

    static final String AT = "/research";

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** Somebody new. */
    static Research at(RunningServer server) {
        var desk = CaseDesk.at(server);
        return new Research(desk, Wire.json(desk.wire().get(AT + "/openapi.json")));
    }

    /** Whoever holds a key of a server that may be another process. */
    static Research with(String base, String key) {
        var wire = new Wire(base);
        return new Research(new CaseDesk(wire, key, ""), Wire.json(wire.get(AT + "/openapi.json")));
    }

    HttpResponse<String> send(String method, String path, String body, String... headers) {
        return checked(
                method,
                path,
                desk.wire()
                        .send(
                                method,
                                AT + path,
                                body,
                                Stream.concat(Stream.of("Authorization", "Bearer " + desk.key()), Stream.of(headers))
                                        .toArray(String[]::new)));
    }

    HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, "", headers);
    }

    HttpResponse<String> post(String path, Object body, String... headers) {
        return json("POST", path, body, headers);
    }

    HttpResponse<String> json(String method, String path, Object body, String... headers) {
        return send(
                method,
                path,
                body instanceof String text ? text : JSON.writeValueAsString(body),
                Stream.concat(Stream.of("Content-Type", "application/json"), Stream.of(headers))
                        .toArray(String[]::new));
    }

    /** A new case; answers its id. */
    String begin(String title) {
        return Wire.json(post("/cases", Map.of("title", title))).path("case_id").asString();
    }

    /** Keeps a text with a case; answers what is said of it. */
    HttpResponse<String> keep(String caseId, String filename, String text) {
        return keep(caseId, filename, text.getBytes(StandardCharsets.UTF_8));
    }

    HttpResponse<String> keep(String caseId, String filename, byte[] content) {
        return post(
                "/cases/%s/documents".formatted(caseId),
                Map.of(
                        "filename",
                        filename,
                        "content_base64",
                        Base64.getEncoder().encodeToString(content)));
    }

    /** The document once its conversion has ended. */
    JsonNode ended(String caseId, String documentId) {
        return Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(
                        () -> Wire.json(get("/cases/%s/documents/%s".formatted(caseId, documentId))),
                        document -> Stream.of("ready", "failed")
                                .anyMatch(document.path("state").asString("")::equals));
    }

    /** Holds an answer to what the description says of its route, status and media type. */
    HttpResponse<String> checked(String method, String path, HttpResponse<String> answer) {
        String plain = AT + path.replaceFirst("\\?.*", "");
        JsonNode route = description
                .path("paths")
                .propertyStream()
                .filter(entry -> plain.matches(entry.getKey().replaceAll("\\{[^}]+}", "[^/]+")))
                .map(entry -> entry.getValue().path(method.toLowerCase(Locale.ROOT)))
                .filter(JsonNode::isObject)
                .findFirst()
                .orElseThrow(() -> new AssertionError("not described: %s %s".formatted(method, plain)));
        JsonNode described = route.path("responses").path(String.valueOf(answer.statusCode()));
        assertThat(described.isObject())
                .as("%s %s answered %d: %s", method, plain, answer.statusCode(), answer.body())
                .isTrue();
        if (answer.statusCode() == 429 || answer.statusCode() == 503) {
            assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        }
        String type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        if (answer.body().isEmpty()) {
            assertThat(described.path("content").size())
                    .as("%s %s", method, plain)
                    .isZero();
        } else {
            JsonNode schema = described.path("content").properties().stream()
                    .filter(entry -> entry.getKey().replaceFirst(";.*", "").equals(type))
                    .map(entry -> entry.getValue().path("schema"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(
                            "%s %s answered %d with %s".formatted(method, plain, answer.statusCode(), type)));
            if (type.endsWith("json")) {
                validate(schema, answer.body());
            }
        }
        return answer;
    }

    private void validate(JsonNode schema, String body) {
        ObjectNode whole = ((ObjectNode) schema).deepCopy();
        whole.set("components", description.path("components"));
        assertThat(SCHEMAS.getSchema(whole).validate(JSON.readTree(body)))
                .as(body)
                .isEmpty();
    }
}
