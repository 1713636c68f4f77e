package touchline.study.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.RunningServer;
import touchline.Wire;

@ExtendWith(RunningServer.Shared.class)
class GetLessonTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void readsEveryRuleWithItsStatusAndSource(int number, RunningServer server) {
        var result = new Wire(server.base()).call("get_lesson", Map.of("lesson_number", number));
        var rules = result.at("/structuredContent/key_articles");

        assertThat(rules.size()).isGreaterThanOrEqualTo(15);
        assertThat(rules.valueStream()).allSatisfy(rule -> {
            assertThat(rule.path("source_url").asString()).startsWith("https://");
            assertThat(rule.path("status").asString()).isNotBlank();
            assertThat(rule.path("read_edition").asString()).isNotBlank();
            assertThat(Wire.text(result)).contains(rule.path("citation").asString());
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void teachesWithinOneReportAndAsksThreeQuestions(int number, RunningServer server) {
        var result = new Wire(server.base()).call("get_lesson", Map.of("lesson_number", number));
        var lesson = result.path("structuredContent");

        assertThat(lesson.path("body").asString())
                .contains("## Remember", "\n[")
                .doesNotContain("[[");
        assertThat(lesson.path("sample_questions")).hasSize(3);
        assertThat(Wire.text(result))
                .contains(
                        "## Sample questions",
                        lesson.at("/sample_questions/2/stem").asString())
                .doesNotContain("Cut here");
    }

    @Test
    void saysEditionAndStatusWithEveryCitation(RunningServer server) {
        var body = new Wire(server.base())
                .call("get_lesson", Map.of("lesson_number", 7))
                .at("/structuredContent/body")
                .asString();

        assertThat(body)
                .contains("[FFAR 12(8), December 2022, suspended][FFAR]", "[FFAR 5, December 2022][FFAR]")
                .contains("\n[FFAR]: https://");
    }

    @Test
    void isAPageWithLinks(RunningServer server) {
        String page = new Wire(server.base()).get("/lessons/7").body();

        assertThat(page)
                .contains("What candidates confuse", ">FFAR 5, December 2022</a>")
                .doesNotContain("][FFAR]");
    }
}
