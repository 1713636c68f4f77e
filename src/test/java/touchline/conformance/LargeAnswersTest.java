package touchline.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;

/** What is large reaches nobody whole. */
@ExtendWith(RunningServer.Shared.class)
class LargeAnswersTest {

    /** Of a report; clients refuse about five times as much. */
    private static final int REPORT = 20_000;

    private static final int ANSWER = 200_000;

    @Test
    void aCaseWithFiveHundredSourcesFitsIntoOneAnswer(RunningServer server) {
        var desk = CaseDesk.at(server);
        String caseId = desk.begin("Many sources");
        IntStream.range(0, 500)
                .parallel()
                .forEach(number -> desk.done(
                        "attach_case_source",
                        Map.of(
                                "case_id",
                                caseId,
                                "url",
                                "https://example.org/" + number,
                                "title",
                                "Source " + number,
                                "note",
                                "n".repeat(300))));

        fits(desk.call("get_case", Map.of("case_id", caseId)));
        JsonNode page = desk.call("list_case_sources", Map.of("case_id", caseId));
        fits(page);
        assertThat(page.at("/structuredContent/next_cursor").asString()).isNotBlank();
    }

    @Test
    void theLargestPageFitsIntoOneAnswer(RunningServer server) {
        JsonNode page = new Wire(server.base()).call("list_scout_players", Map.of("limit", 100));

        fits(page);
        assertThat(page.at("/structuredContent/players")).hasSize(100);
        assertThat(page.at("/structuredContent/next_cursor").asString()).isNotBlank();
        assertThat(Wire.text(new Wire(server.base()).call("list_scout_players", Map.of("limit", 2_000))))
                .startsWith("INVALID_ARGUMENT: ")
                .contains("100");
    }

    private static void fits(JsonNode result) {
        assertThat(result.path("isError").asBoolean(false)).isFalse();
        assertThat(Wire.text(result).length()).isLessThan(REPORT);
        assertThat(result.toString().getBytes(UTF_8).length).isLessThan(ANSWER);
    }

    @Test
    void aPackedBodyIsRefusedUnread(RunningServer server) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server.mcp()))
                .header("Content-Type", "application/json")
                .header("Content-Encoding", "gzip")
                .POST(BodyPublishers.ofByteArray(packed(64 << 20)))
                .build();
        try (var http = HttpClient.newHttpClient()) {
            assertThat(http.send(request, BodyHandlers.ofString()).statusCode()).isIn(413, 415);
        }
        assertThat(new Wire(server.base()).get("/api/health").statusCode()).isEqualTo(200);
    }

    private static byte[] packed(int spaces) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zipped = new GZIPOutputStream(bytes)) {
            zipped.write(" ".repeat(spaces).getBytes(UTF_8));
        }
        return bytes.toByteArray();
    }
}
