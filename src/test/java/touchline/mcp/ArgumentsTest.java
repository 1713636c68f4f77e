package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;

/** What a caller reads who sends wrong arguments. */
@ExtendWith(RunningServer.Shared.class)
class ArgumentsTest {

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @Test
    void saysInOneSentenceWhatIsWrong() {
        assertThat(said("get_lesson", Map.of()))
                .isEqualTo("INVALID_ARGUMENT: `lesson_number` is missing. get_lesson takes `lesson_number`.");
        assertThat(said("get_lesson", Map.of("lesson_number", "4x")))
                .isEqualTo("INVALID_ARGUMENT: `lesson_number` must be of type integer.");
        assertThat(said("get_lesson", Map.of("lesson_number", 4.5)))
                .isEqualTo("INVALID_ARGUMENT: `lesson_number` must be of type integer.");
        assertThat(said("get_lesson", Map.of("lesson_number", 9)))
                .isEqualTo("INVALID_ARGUMENT: `lesson_number` must be at most 8.");
        assertThat(said("get_lesson", Map.of("lesson_number", 0)))
                .isEqualTo("INVALID_ARGUMENT: `lesson_number` must be at least 1.");
        assertThat(said("get_lesson", Map.of("lesson_number", 1, "nonsense", 1)))
                .isEqualTo(
                        "INVALID_ARGUMENT: `nonsense` is not an argument of get_lesson, which takes `lesson_number`.");
        assertThat(said("get_regulation_article", Map.of("instrument", "", "article", "1")))
                .isEqualTo("INVALID_ARGUMENT: `instrument` must have at least 1 characters.");
    }

    @Test
    void namesTheFormOfADate() {
        for (String day : new String[] {"yesterday", "2026-02-30", "27.11.2026", "2026-11-27T00:00:00Z"}) {
            assertThat(said("get_regulation_article", Map.of("instrument", "RSTP", "article", "17", "as_of", day)))
                    .isEqualTo("INVALID_ARGUMENT: `as_of` must be a date such as 2026-11-27.");
        }
    }

    @Test
    void takesNullForLeftOut() {
        Map<String, Object> arguments = new HashMap<>();
        arguments.put("instrument", "RSTP");
        arguments.put("article", "17");
        arguments.put("as_of", null);

        assertThat(wire.call("get_regulation_article", arguments)
                        .path("isError")
                        .asBoolean())
                .isFalse();
        assertThat(wire.rpc("tools/call", Map.of("name", "list_lessons"))
                        .at("/result/isError")
                        .asBoolean(true))
                .isFalse();
    }

    @Test
    void takesAWholeNumberHoweverItIsWritten() {
        assertThat(wire.call("get_lesson", Map.of("lesson_number", 4.0))
                        .path("isError")
                        .asBoolean())
                .isFalse();
    }

    private String said(String tool, Map<String, ?> arguments) {
        var result = wire.call(tool, arguments);
        assertThat(result.path("isError").asBoolean()).isTrue();
        return Wire.text(result);
    }
}
