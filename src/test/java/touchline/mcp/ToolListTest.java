package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import touchline.Golden;
import touchline.RunningServer;
import touchline.Wire;

/** The list of tools as clients read it over the wire. */
@ExtendWith(RunningServer.Shared.class)
class ToolListTest {

    /** What one client or another refuses: Claude, OpenAI or Gemini drops the tool, or all of them. */
    private static final Set<String> REFUSED = Set.of(
            "anyOf", "oneOf", "allOf", "not", "if", "$ref", "$defs", "definitions", "const", "patternProperties");

    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private List<JsonNode> tools;

    @BeforeEach
    void list(RunningServer server) {
        tools = new Wire(server.base())
                .rpc("tools/list", Map.of())
                .at("/result/tools")
                .valueStream()
                .toList();
    }

    @Test
    void isWhatTheGoldenFilesSay() {
        for (JsonNode tool : tools) {
            Golden.check("tools/" + name(tool) + ".json", PRETTY.writeValueAsString(tool) + "\n");
        }
        Golden.check(
                "tools.txt",
                String.join("\n", tools.stream().map(ToolListTest::name).toList()) + "\n");
    }

    /** All 37 of them, in their order. */
    private static final List<String> CONTRACT =
            """
            site_info get_account_status list_lessons get_lesson ask_study_assistant drill_weak_topic generate_mock_exam
            submit_answers get_regulation_article list_scout_players get_scout_player search_scout compare_players
            orchestrate_transfer_dossier research_player dossier_snapshot get_transfer_intel get_market_pulse_report
            generate_market_pulse_report monitor_player watched_players search_juris_library get_juris_decision
            verify_citations list_cases get_case create_case update_case build_case_source_pack list_case_sources
            get_case_findings attach_case_source add_case_link add_case_note search_case request_case_research
            get_case_research
            """.lines().flatMap(line -> Stream.of(line.split(" "))).toList();

    @Test
    void isThatOfTheContract() {
        assertThat(tools.stream().map(ToolListTest::name)).hasSize(37).containsExactlyElementsOf(CONTRACT);
    }

    @Test
    void isWhatTheDocumentationSays(RunningServer server) {
        String table = ToolTable.of(
                Offer.byArea(server.context().getBeanProvider(Offer.class).orderedStream()));

        Golden.check(Path.of("docs/tools.md"), """
                # Tools

                Written from the declarations by the tests; every schema stands in `src/test/resources/golden/tools`.

                """ + table);
    }

    @Test
    void declaresEverythingAClientNeeds() {
        assertThat(tools).allSatisfy(tool -> {
            assertThat(name(tool)).matches("[a-z][a-z_]{1,63}");
            assertThat(tool.path("title").asString()).isNotBlank();
            assertThat(tool.path("description").asString()).hasSizeBetween(40, 1_000);
            assertThat(tool.path("annotations").propertyNames())
                    .containsExactly("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");
            assertThat(tool.path("outputSchema").path("type").asString()).isEqualTo("object");
        });
        assertThat(tools.stream().map(ToolListTest::name)).doesNotHaveDuplicates();
    }

    @Test
    void hasFlatInputsThatEveryClientAccepts() {
        assertThat(tools).allSatisfy(tool -> {
            JsonNode input = tool.path("inputSchema");
            assertThat(input.path("type").asString()).isEqualTo("object");
            assertThat(input.path("properties").isObject()).isTrue();
            assertThat(input.path("additionalProperties").asBoolean(true)).isFalse();
            input.path("properties").propertyStream().forEach(property -> {
                assertThat(property.getKey()).matches("[a-z][a-z0-9_]{0,63}");
                assertThat(property.getValue().path("description").asString())
                        .as(name(tool) + "." + property.getKey())
                        .isNotBlank();
            });
        });
    }

    @Test
    void usesNoKeywordThatAClientRefuses() {
        assertThat(tools)
                .allSatisfy(tool -> assertThat(
                                Stream.of("inputSchema", "outputSchema").flatMap(schema -> within(tool.path(schema))))
                        .allSatisfy(ToolListTest::checkNode));
    }

    private static void checkNode(JsonNode schema) {
        assertThat(schema.propertyNames()).doesNotContainAnyElementsOf(REFUSED);
        assertThat(schema.path("type").isArray()).isFalse();
        if (schema.path("type").asString("").equals("array")) {
            assertThat(schema.has("items")).isTrue();
        }
        schema.path("enum")
                .valueStream()
                .forEach(value -> assertThat(value.isString()).isTrue());
    }

    /** A schema and all schemas in it. */
    private static Stream<JsonNode> within(JsonNode schema) {
        return Stream.concat(
                Stream.of(schema),
                Stream.concat(
                        schema.path("properties").valueStream().flatMap(ToolListTest::within),
                        schema.has("items") ? within(schema.path("items")) : Stream.empty()));
    }

    private static String name(JsonNode tool) {
        return tool.path("name").asString();
    }
}
