package touchline.study.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** The study assistant as clients reach it. */
@ExtendWith(RunningServer.Shared.class)
class AskStudyAssistantTest {

    private Wire wire;
    private RunningServer server;

    @BeforeEach
    void connect(RunningServer running) {
        server = running;
        wire = new Wire(running.base());
    }

    private JsonNode ask(Map<String, ?> arguments) {
        return wire.call(
                "ask_study_assistant",
                arguments,
                "Authorization",
                "Bearer " + server.demo().study());
    }

    private JsonNode ask(String question) {
        return ask(Map.of("question", question)).path("structuredContent");
    }

    @Test
    void answersInASentenceWithItsRule() {
        var question = "Within how many days must an appeal be filed at CAS if the rules say nothing else?";
        // Which article comes first may change while a new server is still embedding.
        var result = Awaitility.await()
                .atMost(Duration.ofMinutes(4))
                .until(
                        () -> ask(Map.of("question", question)),
                        it -> it.at("/structuredContent/answer").asString().contains("CAS-CODE R49"));
        var found = result.path("structuredContent");
        assertThat(found.path("retrieval").asString()).isEqualTo("strong");
        assertThat(found.path("engine").asString()).isEqualTo("extractive");
        assertThat(found.path("answer").asString()).contains("21 days");
        assertThat(found.at("/citations/0/source_url").asString()).startsWith("https://");
        assertThat(found.at("/citations/0/edition").asString()).isNotBlank();
        assertThat(Wire.text(result)).startsWith("# Answer").contains("Status:", "text read:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Who won the chess world championship in 1972?", "How do I bake sourdough bread with olives?"})
    void refusesWhatTheRegisterDoesNotHold(String question) {
        var found = ask(question);
        assertThat(found.path("retrieval").asString()).isIn("weak", "none");
        assertThat(found.path("answer").asString()).startsWith("The register");
        assertThat(found.path("look_at").size()).isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which doping substances are on the WADA prohibited list? | wada-ama.org
            How long is the suspension for a red card in rugby union? | federation of that sport
            When is a player offside under the Laws of the Game?      | theifab.com
            What is the prize money of the Women's World Cup?         | fifa.com
            How is an agent's commission taxed in Italy?              | tax adviser
            How much may a club lose under financial fair play?       | confederation
            """)
    void saysWhoRulesWhatTheRegisterDoesNotHold(String question, String where) {
        var found = ask(question);
        assertThat(found.path("retrieval").asString()).isEqualTo("none");
        assertThat(found.path("answer").asString()).contains("no article here holds", where);
        assertThat(found.path("citations")).isEmpty();
    }

    @Test
    void answersOfOtherBodiesWhatAnArticleSays() {
        var found = ask("Can WADA appeal a doping decision of FIFA to CAS?");
        assertThat(found.path("retrieval").asString()).isEqualTo("strong");
        assertThat(found.path("answer").asString()).contains("WADA", "FS 57");
    }

    @Test
    void findsTheRuleBehindAnExampleWithItsNames() {
        var found =
                ask("Agent Rosa Timm has not met her yearly CPD requirements for 2026. What happens to her licence?");
        assertThat(found.path("retrieval").asString()).isEqualTo("strong");
        assertThat(found.path("reason").asString()).contains("names of an example", "“Rosa”, “Timm”");
        assertThat(found.path("citations"))
                .anyMatch(one -> one.path("article").asString().equals("FFAR 17"));
    }

    @Test
    void looksForNamesThatAreAskedFor() {
        var found = ask("What salary does Kylian Mbappé earn at Real Madrid?");
        assertThat(found.path("retrieval").asString()).isIn("weak", "none");
    }

    @Test
    void pointsToWhereTheLessonsTeachItAndCitesArticlesAlone() {
        var found = ask("How is training compensation worked out?");
        assertThat(found.at("/look_at/0").asString())
                .startsWith("Lesson ")
                .contains("section “", server.base() + "/lessons/");
        assertThat(found.path("citations"))
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.path("source_url").asString()).startsWith("https://"));
        assertThat(ask("How many questions has the exam, and how many minutes?")
                        .path("look_at")
                        .toString())
                .contains("/lessons/8");
    }

    @Test
    void saysWhatIsSuspendedAndWhatIsComing() {
        assertThat(ask("What is the maximum service fee of an agent?")
                        .path("answer")
                        .asString())
                .contains("FFAR 15", "Suspended", "Circular 1873");
        assertThat(ask("What compensation is due for breach of contract without just cause?")
                        .path("answer")
                        .asString())
                .contains("Coming", "1 January 2027");
    }

    @Test
    void answersForTheDayAQuestionNames() {
        var found = ask("As of 1 January 2027, how much must a player pay who breaks his contract without just cause?");
        assertThat(found.path("as_of").asString()).isEqualTo("2027-01-01");
        assertThat(found.path("citations"))
                .anyMatch(one -> one.path("article").asString().equals("RSTP-2027 17"));
        assertThat(ask("How long is the protected period on 1 February 2027?")
                        .path("as_of")
                        .asString())
                .isEqualTo("2027-02-01");
        var before = ask("Was the service fee cap of the FFAR suspended on 1 November 2023?");
        assertThat(before.path("as_of").asString()).isEqualTo("2023-11-01");
        assertThat(before.path("answer").asString()).contains("FFAR 15").doesNotContain("Suspended");
    }

    @Test
    void worksOutWhatHasFigures() {
        var result =
                ask(Map.of("question", "A transfer of EUR 5 million, trained from 14 to 19, what does the club get?"));
        assertThat(result.at("/structuredContent/answer").asString()).contains("EUR 125,000", "RSTP Annexe 5 art. 1");
        assertThat(result.at("/structuredContent/working/steps").size()).isGreaterThan(2);
        assertThat(Wire.text(result)).contains("## Working", "## Taken for granted");
        assertThat(ask("What agent fee at most on a salary of USD 300,000 a year for the player?")
                        .path("answer")
                        .asString())
                .contains("USD 13,000", "Suspended");
    }

    @Test
    void keepsToTheLessonAskedFor() {
        var found = ask(Map.of("question", "What is the limitation period for ethics breaches?", "lesson_number", 3))
                .path("structuredContent");
        assertThat(found.path("citations"))
                .isNotEmpty()
                .allMatch(one -> one.path("article").asString().startsWith("FCE "));
        var outside = ask(Map.of("question", "How many days for an appeal to CAS?", "lesson_number", 8))
                .path("structuredContent");
        assertThat(outside.path("retrieval").asString()).isIn("weak", "none");
        assertThat(outside.path("reason").asString()).contains("lesson_number");
    }

    @Test
    void asksStrangersToSignIn() {
        var refused = wire.call("ask_study_assistant", Map.of("question", "What is a bridge transfer?"));
        assertThat(Wire.text(refused)).startsWith("AUTH_REQUIRED_FOR_AI");
        assertThat(refused.path("_meta").path("mcp/www_authenticate").toString())
                .contains("resource_metadata");
    }

    @Test
    void countsForMembersAndNotForTheStudyTier() {
        assertThat(ask("What is a bridge transfer?").path("quota").has("limit")).isFalse();
        String[] member = {"Authorization", "Bearer " + server.demo().member()};
        var quota = wire.call("ask_study_assistant", Map.of("question", "What is a bridge transfer?"), member)
                .at("/structuredContent/quota");
        assertThat(quota.path("limit").asInt()).isEqualTo(9);
        var invalid = wire.call("ask_study_assistant", Map.of("question", "x"), member);
        assertThat(Wire.text(invalid)).startsWith("INVALID_ARGUMENT");
        var after = wire.call("ask_study_assistant", Map.of("question", "What is a bridge transfer?"), member)
                .at("/structuredContent/quota");
        assertThat(after.path("used").asInt()).isEqualTo(quota.path("used").asInt() + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"????", "((((", "AND OR NOT", "⚽⚽⚽⚽", "€€€ from 99 to 1"})
    void takesAnyTextForAQuestion(String question) {
        assertThat(ask(question).path("answer").asString()).isNotBlank();
    }
}
