package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;

/** Prompts, resources and completion as clients see them. */
@ExtendWith(RunningServer.Shared.class)
class OffersTest {

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @Test
    void offersTheStudyLoopAsAPrompt() {
        assertThat(wire.rpc("prompts/list", Map.of())
                        .at("/result/prompts/0/name")
                        .asString())
                .isEqualTo("study_loop");
        var text = wire.rpc("prompts/get", Map.of("name", "study_loop", "arguments", Map.of("lesson_number", "4")))
                .at("/result/messages/0/content/text")
                .asString();
        var tools = wire.rpc("tools/list", Map.of())
                .at("/result/tools")
                .valueStream()
                .map(tool -> tool.path("name").asString())
                .toList();
        assertThat(text)
                .contains("get_lesson with lesson_number 4")
                .containsSubsequence(
                        "get_account_status",
                        "get_lesson",
                        "get_regulation_article",
                        "ask_study_assistant",
                        "drill_weak_topic",
                        "submit_answers",
                        "generate_mock_exam",
                        "submit_answers",
                        "get_account_status");
        assertThat(Pattern.compile("[a-z]+(?:_[a-z]+)+").matcher(text).results().map(MatchResult::group))
                .filteredOn(word -> !word.equals("lesson_number"))
                .allMatch(tools::contains);
    }

    @Test
    void readsLessonsAndArticlesAsResources() {
        assertThat(wire.rpc("resources/list", Map.of()).at("/result/resources")).hasSize(8);
        assertThat(wire.rpc("resources/templates/list", Map.of()).at("/result/resourceTemplates"))
                .hasSize(4);
        assertThat(read("lesson://4")).startsWith("# Lesson 4: Regulations on the Status and Transfer of Players");
        assertThat(read("regulation://RSTP/12bis")).startsWith("# RSTP 12bis");
        assertThat(read("regulation://RSTP/Annexe%204%20art.%205")).startsWith("# RSTP Annexe 4 art. 5");
        assertThat(wire.rpc("resources/read", Map.of("uri", "regulation://RSTP/999"))
                        .at("/error/message")
                        .asString())
                .contains("RSTP");
    }

    @Test
    void refusesAnAddressWithBrokenPercentCoding() {
        var error = wire.rpc("resources/read", Map.of("uri", "regulation://RSTP/%zz"))
                .path("error");

        assertThat(error.path("code").asInt()).isEqualTo(-32602);
        assertThat(error.path("message").asString()).contains("%20");
    }

    @Test
    void listsTheFieldsOfAnArgumentInOneOrder() {
        assertThat(wire.rpc("prompts/list", Map.of())
                        .at("/result/prompts/0/arguments/0")
                        .propertyNames())
                .containsExactly("name", "description", "required");
    }

    @Test
    void completesArguments() {
        assertThat(completed(
                        Map.of("type", "ref/resource", "uri", "regulation://{instrument}/{article}"),
                        "instrument",
                        "RS"))
                .isEqualTo("[\"RSTP\",\"RSTP-2027\"]");
        assertThat(wire.rpc(
                                "completion/complete",
                                Map.of(
                                        "ref",
                                        Map.of("type", "ref/resource", "uri", "regulation://{instrument}/{article}"),
                                        "argument",
                                        Map.of("name", "article", "value", "12"),
                                        "context",
                                        Map.of("arguments", Map.of("instrument", "RSTP"))))
                        .at("/result/completion/values")
                        .toString())
                .isEqualTo("[\"12\",\"12bis\"]");
        assertThat(completed(Map.of("type", "ref/prompt", "name", "study_loop"), "lesson_number", "4"))
                .isEqualTo("[\"4\"]");
        assertThat(wire.rpc("completion/complete", Map.of("ref", Map.of("type", "ref/prompt", "name", "none")))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
    }

    @Test
    void completesAndReadsAPlayersSlug() {
        assertThat(completed(Map.of("type", "ref/resource", "uri", "player://{slug}"), "slug", "odegaard"))
                .startsWith("[\"martin-odegaard-1998\"");
        assertThat(read("player://martin-odegaard-1998"))
                .startsWith("# Martin Ødegaard")
                .contains("Source");
    }

    private String read(String uri) {
        return wire.rpc("resources/read", Map.of("uri", uri))
                .at("/result/contents/0/text")
                .asString();
    }

    private String completed(Map<String, String> ref, String name, String typed) {
        return wire.rpc("completion/complete", Map.of("ref", ref, "argument", Map.of("name", name, "value", typed)))
                .at("/result/completion/values")
                .toString();
    }
}
