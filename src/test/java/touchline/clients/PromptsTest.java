package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;

/** Every prompt followed to its end by an official client, each tool's answer feeding the next call. */
@ExtendWith(RunningServer.Shared.class)
class PromptsTest {

    @Test
    void everyPromptOfTheContractIsOffered(RunningServer server) {
        try (var client = SdkClient.of(server, Map.of())) {
            assertThat(client.listPrompts().prompts())
                    .extracting("name")
                    .containsExactlyInAnyOrder(
                            "transfer_picture", "classic_research", "case_file", "study_loop", "negotiation_brief");
        }
    }

    @Test
    void transferPicture(RunningServer server) {
        try (var agent = market(server, "transfer_picture", Map.of("player", "Harry Kane"))) {
            var found = agent.call("search_scout", Map.of("query", "Harry Kane"));
            var picture = agent.call(
                    "orchestrate_transfer_dossier",
                    Map.of("player_slug", found.at("/players/0/slug").asString(), "include_market_pulse", true));

            assertThat(picture.at("/snapshot/player/slug").asString()).isEqualTo("harry-kane-1993");
            agent.wasFollowed();
        }
    }

    @Test
    void classicResearch(RunningServer server) {
        new Wire(server.base())
                .call(
                        "generate_market_pulse_report",
                        Map.of("period", "weekly"),
                        "Authorization",
                        "Bearer " + server.demo().market());
        try (var agent = market(server, "classic_research", Map.of("player", "Harry Kane"))) {
            var researched = agent.call("research_player", Map.of("slug_or_name", "Harry Kane", "depth", "deep"));
            String slug = researched.at("/dossier/snapshot/player/slug").asString();
            var snapshot = agent.call("dossier_snapshot", Map.of("player_slug", slug));
            agent.call("get_transfer_intel", Map.of("player_slug", slug));
            var pulse = agent.call("get_market_pulse_report", Map.of("period", "weekly"));

            assertThat(snapshot.path("player")).isEqualTo(researched.at("/dossier/snapshot/player"));
            assertThat(pulse.path("period").asString()).isEqualTo("weekly");
            agent.wasFollowed();
        }
    }

    @Test
    void negotiationBrief(RunningServer server) {
        try (var agent = market(server, "negotiation_brief", Map.of("player", "harry-kane-1993"))) {
            var dossier = agent.call("research_player", Map.of("slug_or_name", "harry-kane-1993", "depth", "deep"))
                    .path("dossier");
            List<String> rules = dossier.path("legal")
                    .valueStream()
                    .flatMap(result -> result.path("rules").valueStream())
                    .map(rule -> rule.path("citation").asString())
                    .distinct()
                    .toList();
            rules.forEach(rule -> agent.call("get_regulation_article", article(rule)));
            List<String> decisions = dossier.path("decisions")
                    .valueStream()
                    .map(decision -> decision.path("id").asString())
                    .toList();
            decisions.forEach(id -> agent.call("get_juris_decision", Map.of("id", id)));
            var checked = agent.call("verify_citations", Map.of("text", page(rules, decisions)));

            assertThat(rules).isNotEmpty();
            assertThat(decisions).isNotEmpty();
            assertThat(checked.at("/counts/total").asInt()).isGreaterThanOrEqualTo(rules.size());
            assertThat(List.of("unknown", "malformed", "name_mismatch"))
                    .allMatch(verdict -> checked.at("/counts/" + verdict).asInt(-1) == 0);
            agent.wasFollowed();
        }
    }

    @Test
    void caseFile(RunningServer server) {
        try (var agent = market(server, "case_file", Map.of())) {
            assertThat(agent.call("list_cases", Map.of()).path("cases")).isEmpty();
            String caseId = agent.call(
                            "create_case",
                            Map.of("title", "Unpaid wages", "summary", "The club owes its player three monthly wages."))
                    .path("case_id")
                    .asString();
            var ofCase = Map.<String, Object>of("case_id", caseId);
            String question = "May the player terminate because of three unpaid monthly salaries?";
            agent.call("get_case", ofCase);
            agent.call("build_case_source_pack", with(ofCase, "query", question));
            agent.call("list_case_sources", ofCase);
            agent.call("get_case_findings", ofCase);
            agent.call("attach_case_source", with(ofCase, "article", "RSTP 14bis"));
            agent.call("add_case_link", with(ofCase, "url", "https://example.org/press"));
            agent.call("add_case_note", with(ofCase, "text", "The player warned the club in writing."));
            agent.call("search_case", with(ofCase, "question", question));
            var job = with(
                    ofCase,
                    "job_id",
                    agent.call("request_case_research", with(with(ofCase, "query", question), "depth", "quick"))
                            .path("job_id")
                            .asString());
            JsonNode research = Awaitility.await()
                    .atMost(Duration.ofMinutes(1))
                    .until(
                            () -> agent.call("get_case_research", job),
                            answer -> !Stream.of("queued", "running")
                                    .toList()
                                    .contains(answer.path("status").asString()));
            assertThat(research.path("status").asString()).isEqualTo("completed");
            var decisions = agent.call("search_juris_library", Map.of("q", "outstanding salaries just cause"));
            agent.call(
                    "verify_citations",
                    Map.of(
                            "text",
                            "RSTP 14bis and " + decisions.at("/decisions/0/id").asString()));

            assertThat(agent.call("list_case_sources", ofCase).toString()).contains("RSTP 14bis");
            agent.wasFollowed();
        }
    }

    @Test
    void studyLoop(RunningServer server) {
        try (var agent = new FollowedPrompt(server, server.demo().study(), "study_loop", Map.of())) {
            agent.call("get_account_status", Map.of());
            var lesson = Map.<String, Object>of(
                    "lesson_number",
                    agent.call("list_lessons", Map.of())
                            .at("/lessons/3/lesson_number")
                            .asInt());
            var rule = agent.call("get_lesson", lesson)
                    .at("/key_articles/0/citation")
                    .asString();
            agent.call("get_regulation_article", article(rule));
            agent.call("ask_study_assistant", with(lesson, "question", "Who owes training compensation?"));
            var drill = agent.call("drill_weak_topic", lesson);
            var marked = agent.call("submit_answers", answers(drill, true));
            assertThat(marked.path("questions").valueStream()).isNotEmpty().allMatch(it -> it.has("explanation"));
            agent.call("drill_weak_topic", Map.of());
            var exam = agent.call("generate_mock_exam", Map.of());
            agent.call("submit_answers", answers(exam, false));
            var ended = agent.call("submit_answers", answers(exam, true));

            var wrong = ended.path("questions")
                    .valueStream()
                    .filter(one -> !one.path("right").asBoolean())
                    .findFirst()
                    .orElseThrow();
            agent.call(
                    "get_regulation_article",
                    article(wrong.at("/articles/0/citation").asString()));
            assertThat(agent.call("get_account_status", Map.of()).toString()).contains("mastery");
            agent.wasFollowed();
        }
    }

    private static FollowedPrompt market(RunningServer server, String prompt, Map<String, Object> arguments) {
        return new FollowedPrompt(server, CaseDesk.at(server).key(), prompt, arguments);
    }

    /** The first option everywhere, which is seldom right twenty times. */
    private static Map<String, Object> answers(JsonNode attempt, boolean finish) {
        return Map.of(
                "attempt_id",
                attempt.path("attempt_id").asString(),
                "answers",
                attempt.path("questions")
                        .valueStream()
                        .map(question -> Map.of(
                                "question_id", question.path("question_id").asString(),
                                "choices", List.of(question.at("/options/0/id").asString())))
                        .toList(),
                "finish",
                finish);
    }

    private static Map<String, Object> article(String citation) {
        int space = citation.indexOf(' ');
        return Map.of("instrument", citation.substring(0, space), "article", citation.substring(space + 1));
    }

    private static String page(List<String> rules, List<String> decisions) {
        return "Rules: %s. Decisions: %s.".formatted(String.join("; ", rules), String.join("; ", decisions));
    }

    private static Map<String, Object> with(Map<String, Object> arguments, String name, Object value) {
        return Stream.concat(arguments.entrySet().stream(), Stream.of(Map.entry(name, value)))
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
