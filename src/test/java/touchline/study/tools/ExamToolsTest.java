package touchline.study.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** Mock exams, drills and their answers, as a client sees them. */
@ExtendWith(RunningServer.Shared.class)
class ExamToolsTest {

    private RunningServer server;
    private Wire wire;
    private String[] study;

    @BeforeEach
    void connect(RunningServer running) {
        server = running;
        wire = new Wire(running.base());
        study = new String[] {"Authorization", "Bearer " + running.demo().study()};
    }

    private JsonNode call(String tool, Map<String, ?> arguments) {
        return wire.call(tool, arguments, study);
    }

    private JsonNode found(String tool, Map<String, ?> arguments) {
        JsonNode answer = call(tool, arguments);
        assertThat(answer.path("isError").asBoolean()).as(Wire.text(answer)).isFalse();
        return answer.path("structuredContent");
    }

    private static List<Map<String, Object>> answers(JsonNode questions, String letter) {
        return questions
                .valueStream()
                .<Map<String, Object>>map(question ->
                        Map.of("question_id", question.path("question_id").asString(), "choices", List.of(letter)))
                .toList();
    }

    @Test
    void anExamIsTakenFromBeginningToEnd() {
        JsonNode paper = found("generate_mock_exam", Map.of("exam_type", "chapter-mock", "lesson_number", 7));
        JsonNode again = found("generate_mock_exam", Map.of("exam_type", "chapter-mock", "lesson_number", 7));

        assertThat(paper.path("questions")).hasSize(20);
        assertThat(paper.path("remaining_seconds").asInt()).isBetween(3_500, 3_600);
        assertThat(again.path("resumed").asBoolean()).isTrue();
        assertThat(again.path("questions")).isEqualTo(paper.path("questions"));
        assertThat(paper.toString()).doesNotContain("\"right\"", "\"why\"", "\"key", "explanation", "correct");

        Map<String, Object> everything = Map.of(
                "attempt_id",
                paper.path("attempt_id").asString(),
                "answers",
                answers(paper.path("questions"), "A"),
                "finish",
                true);
        JsonNode first = call("submit_answers", everything);
        JsonNode second = call("submit_answers", everything);
        JsonNode marked = first.path("structuredContent");

        assertThat(second).isEqualTo(first);
        assertThat(marked.path("score").asInt()).isBetween(0, 20);
        assertThat(marked.path("questions")).hasSize(20);
        assertThat(marked.path("questions").valueStream()).allSatisfy(question -> {
            assertThat(question.path("explanation").asString()).contains("is right:", "is wrong:");
            assertThat(question.at("/articles/0/source_url").asString()).startsWith("https://");
            assertThat(question.at("/articles/0/edition").asString()).isNotBlank();
            assertThat(question.path("right").asBoolean())
                    .isEqualTo(question.path("key").equals(question.path("chosen")));
        });
        assertThat(Wire.text(first)).startsWith("# Chapter mock: ").contains("75 % are needed");
    }

    @Test
    void whatIsSavedIsShownWhenTheExamGoesOn() {
        JsonNode paper = found("generate_mock_exam", Map.of("exam_type", "lesson-practice", "lesson_number", 5));
        JsonNode question = paper.at("/questions/3");
        String id = question.path("question_id").asString();

        JsonNode saved = found(
                "submit_answers",
                Map.of(
                        "attempt_id",
                        paper.path("attempt_id").asString(),
                        "answers",
                        List.of(Map.of(
                                "question_id",
                                id,
                                "choices",
                                List.of(question.at("/options/1/id").asString()))),
                        "finish",
                        false));
        JsonNode resumed = found("generate_mock_exam", Map.of("exam_type", "lesson-practice", "lesson_number", 5));

        assertThat(saved.path("finished").asBoolean()).isFalse();
        assertThat(saved.has("score")).isFalse();
        assertThat(resumed.at("/questions/3/saved/0").asString()).isEqualTo("B");
    }

    @Test
    void aDrillGivesMaterialQuestionsAndKey() {
        JsonNode answer = call("drill_weak_topic", Map.of("topic", "clearing house payments", "question_count", 3));
        JsonNode drill = answer.path("structuredContent");

        assertThat(drill.path("questions")).hasSize(3);
        assertThat(drill.path("answer_key")).hasSize(3);
        assertThat(drill.path("retrieval").asString()).isIn("strong", "weak");
        assertThat(drill.at("/material/0/source_url").asString()).startsWith("https://");
        assertThat(drill.at("/links/0/url").asString()).startsWith(server.base() + "/lessons/");
        assertThat(drill.path("questions").valueStream())
                .allSatisfy(question ->
                        assertThat(question.path("question_id").asString()).startsWith("L"));
        assertThat(Wire.text(answer)).contains("## Answer key");

        List<Map<String, Object>> right = drill.path("answer_key")
                .valueStream()
                .<Map<String, Object>>map(key -> Map.of(
                        "question_id",
                        key.path("question_id").asString(),
                        "choices",
                        key.path("option_ids")
                                .valueStream()
                                .map(JsonNode::asString)
                                .toList()))
                .toList();
        JsonNode marked = found(
                "submit_answers", Map.of("attempt_id", drill.path("attempt_id").asString(), "answers", right));

        assertThat(marked.path("score").asInt()).isEqualTo(3);
        assertThat(marked.has("passed")).isFalse();

        JsonNode next = found("drill_weak_topic", Map.of("topic", "clearing house payments", "question_count", 3));
        assertThat(ids(next)).as("what was just known is not asked again").doesNotContainAnyElementsOf(ids(drill));
    }

    @Test
    void whatTheRegisterDoesNotKnowIsNotDrilled() {
        assertThat(Wire.text(call("drill_weak_topic", Map.of("topic", "Sicilian defence in chess openings 1972"))))
                .startsWith("NOT_FOUND: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"drill_weak_topic", "generate_mock_exam", "submit_answers"})
    void othersAreToldWhatItCosts(String tool) {
        Map<String, Object> arguments =
                tool.equals("submit_answers") ? Map.of("attempt_id", "x", "answers", List.of()) : Map.of();
        for (String key :
                Stream.of(server.demo().member(), server.demo().market()).toList()) {
            JsonNode refused = wire.call(tool, arguments, "Authorization", "Bearer " + key);

            assertThat(Wire.text(refused)).startsWith("PREMIUM_REQUIRED: ").contains(server.base() + "/pricing");
            assertThat(refused.at("/_meta/touchline~1error/tier").asString()).isEqualTo("study");
        }
        assertThat(Wire.text(wire.call(tool, arguments))).startsWith("PREMIUM_REQUIRED: ");
    }

    @Test
    void theSameDrillIsServedOverPlainHttp() {
        var wanted = "{\"topic\": \"clearing house payments\", \"question_count\": 3}";
        var refused = wire.post("/api/study/drill", wanted);
        var drill = wire.post("/api/study/drill", wanted, study);

        assertThat(refused.statusCode()).isEqualTo(402);
        assertThat(refused.headers().firstValue("content-type")).hasValue("application/problem+json");
        assertThat(Wire.json(refused).path("code").asString()).isEqualTo("PREMIUM_REQUIRED");
        assertThat(Wire.json(refused).path("pricing_url").asString()).isEqualTo(server.base() + "/pricing");
        assertThat(drill.statusCode()).isEqualTo(200);
        assertThat(Wire.json(drill).path("answer_key")).hasSize(3);
        assertThat(Wire.json(drill)
                        .path("material")
                        .valueStream()
                        .map(article -> article.path("status").asString()))
                .isNotEmpty()
                .allMatch(status -> status.matches("[a-z_]+"));
        for (String tier : List.of(server.demo().member(), server.demo().market())) {
            assertThat(wire.post("/api/study/drill", wanted, "Authorization", "Bearer " + tier)
                            .statusCode())
                    .isEqualTo(402);
        }
        for (String wrong : List.of(
                "{\"question_count\": 500}",
                "{\"lesson_number\": 9}",
                "{\"topic\": \" \"}",
                "{\"topic\": \"%s\"}".formatted("x".repeat(301)),
                "{\"subject\": \"agents\"}",
                "{",
                "[]",
                "")) {
            var answer = wire.post("/api/study/drill", wrong, study);
            assertThat(answer.statusCode()).as(wrong).isEqualTo(400);
            assertThat(Wire.json(answer).path("code").asString()).as(wrong).isEqualTo("INVALID_ARGUMENT");
        }
        assertThat(wire.post("/api/study/drill", "{\"topic\": \"Sicilian defence in chess openings\"}", study)
                        .statusCode())
                .isEqualTo(404);
        assertThat(wire.post("/api/study/drill", "{}", "Authorization", "Bearer svc_live_nonsense")
                        .statusCode())
                .isEqualTo(401);
    }

    private static List<String> ids(JsonNode drill) {
        return drill.path("questions")
                .valueStream()
                .map(question -> question.path("question_id").asString())
                .toList();
    }
}
