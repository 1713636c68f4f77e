package touchline.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** Who may call what. */
@ExtendWith(RunningServer.Shared.class)
class AccessTest {

    private static final Map<String, String> LEAST = least(
            "anonymous",
            """
            site_info get_account_status list_lessons get_lesson get_regulation_article list_scout_players get_scout_player
            search_scout compare_players verify_citations
            """,
            "member",
            "ask_study_assistant monitor_player watched_players",
            "study",
            "drill_weak_topic generate_mock_exam submit_answers",
            "market",
            """
            orchestrate_transfer_dossier research_player dossier_snapshot get_transfer_intel get_market_pulse_report
            generate_market_pulse_report search_juris_library get_juris_decision list_cases get_case create_case update_case
            build_case_source_pack list_case_sources get_case_findings attach_case_source add_case_link add_case_note
            search_case request_case_research get_case_research
            """);

    /** An argument that no tool has: whoever may call is told of it, and nothing runs. */
    private static final Map<String, Object> WRONG = Map.of("no_such_argument", 1);

    @Test
    void everyToolIsOpenToItsTiersAndNoOthers(RunningServer server) {
        var wire = new Wire(server.base());
        var keys = server.demo();
        assertThat(wire.rpc("tools/list", Map.of())
                        .at("/result/tools")
                        .valueStream()
                        .map(tool -> tool.path("name").asString()))
                .containsExactlyInAnyOrderElementsOf(LEAST.keySet());
        LEAST.forEach((tool, least) -> {
            assertThat(code(wire.call(tool, WRONG)))
                    .as(tool)
                    .isEqualTo(
                            switch (least) {
                                case "anonymous" -> "INVALID_ARGUMENT";
                                case "member" ->
                                    tool.equals("ask_study_assistant") ? "AUTH_REQUIRED_FOR_AI" : "USER_TOKEN_REQUIRED";
                                default -> "PREMIUM_REQUIRED";
                            });
            Map.of("member", keys.member(), "study", keys.study(), "market", keys.market())
                    .forEach((tier, key) -> assertThat(code(wire.call(tool, WRONG, "Authorization", "Bearer " + key)))
                            .as("%s as %s", tool, tier)
                            .isEqualTo(
                                    List.of("anonymous", "member", tier).contains(least)
                                            ? "INVALID_ARGUMENT"
                                            : "PREMIUM_REQUIRED"));
        });
    }

    private static String code(JsonNode result) {
        return Wire.text(result).replaceFirst(":(?s).*", "");
    }

    private static Map<String, String> least(String... tiersAndTools) {
        var all = new LinkedHashMap<String, String>();
        for (int i = 0; i < tiersAndTools.length; i += 2) {
            String tier = tiersAndTools[i];
            Stream.of(tiersAndTools[i + 1].strip().split("\\s+")).forEach(tool -> all.put(tool, tier));
        }
        return all;
    }
}
