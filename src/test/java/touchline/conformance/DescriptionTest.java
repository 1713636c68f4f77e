package touchline.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;

/** Sentences of the description that no area's own tests are about. */
@ExtendWith(RunningServer.Shared.class)
class DescriptionTest {

    @Test
    void theManifestHasTheFieldsOfTheDescription(RunningServer server) {
        var wire = new Wire(server.base());
        for (String path : List.of("/.well-known/mcp.json", "/.well-known/mcp/server-card.json")) {
            JsonNode manifest = Wire.json(wire.get(path));
            assertThat(manifest.path("serverInfo").path("name").asString()).isEqualTo("touchline");
            assertThat(manifest.path("protocolVersion").asString()).isEqualTo("2025-11-05");
            assertThat(manifest.at("/transport/type").asString()).isEqualTo("http");
            assertThat(manifest.at("/transport/endpoint").asString()).isEqualTo(server.mcp());
            assertThat(manifest.path("capabilities").isObject()).isTrue();
            assertThat(manifest.path("description").asString()).isNotBlank();
            assertThat(manifest.path("documentation").asString()).startsWith(server.base());
        }
    }

    @Test
    void nothingIsMintedAtAnotherPath(RunningServer server) {
        var order = "{\"entitlements\":[\"market\"],\"label\":\"test\"}";
        assertThat(new Wire(server.base())
                        .post(
                                "/api/internal/mint-keys",
                                order,
                                "x-worker-secret",
                                server.demo().operator())
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void aDossierLooksBack21DaysUnlessAskedOtherwise(RunningServer server) {
        var desk = CaseDesk.at(server);
        assertThat(daysBack(desk, Map.of())).isEqualTo(21);
        assertThat(daysBack(desk, Map.of("days_back", 21))).isEqualTo(21);
        assertThat(daysBack(desk, Map.of("days_back", 7))).isEqualTo(7);
    }

    private static long daysBack(CaseDesk desk, Map<String, Object> more) {
        var arguments = new HashMap<String, Object>(Map.of("player_slug", "harry-kane-1993"));
        arguments.putAll(more);
        JsonNode window = desk.done("orchestrate_transfer_dossier", arguments).path("window");
        return ChronoUnit.DAYS.between(
                LocalDate.parse(window.path("from").asString()),
                LocalDate.parse(window.path("to").asString()));
    }

    @Test
    void theSameQuestionOnACaseIsAnsweredAlikeWhateverWasAskedBefore(RunningServer server) {
        var desk = CaseDesk.at(server);
        var question = Map.of("case_id", desk.begin("Unpaid wages"), "question", "What is Article 14bis about?");
        JsonNode first = desk.done("search_case", question).path("of_library");
        desk.done("search_case", Map.of("case_id", question.get("case_id"), "question", "Who may be an agent?"));

        assertThat(desk.done("search_case", question).path("of_library").path("passages"))
                .isEqualTo(first.path("passages"));
    }
}
