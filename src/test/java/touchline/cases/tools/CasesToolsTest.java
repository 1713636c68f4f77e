package touchline.cases.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** The tools of legal case work, as a client sees them. */
@ExtendWith(RunningServer.Shared.class)
class CasesToolsTest {

    private Wire wire;
    private String[] market;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
        market = new String[] {"Authorization", "Bearer " + server.demo().market()};
    }

    private JsonNode search(Map<String, ?> arguments) {
        return wire.call("search_juris_library", arguments, market);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CAS 2008/A/1519",
                "TAS 2008/A/1520",
                "2008/A/1519",
                "Matuzalem case CAS 2008/A/1519",
            })
    void putsTheDecisionFirstThatAQuestionNames(String q) {
        var found = search(Map.of("q", q)).path("structuredContent");
        assertThat(found.path("retrieval").asString()).isEqualTo("strong");
        assertThat(found.at("/decisions/0/id").asString()).isEqualTo("CAS 2008/A/1519 & 1520");
        assertThat(found.at("/decisions/0/source_url").asString()).startsWith("https://");
    }

    @Test
    void everyDecisionFoundHasItsAddressAsDataAndInTheReport() {
        for (String q : List.of("unpaid wages", "doping", "protected period", "agent's commission")) {
            var answer = search(Map.of("q", q, "limit", 20));
            var decisions = answer.at("/structuredContent/decisions");
            assertThat(decisions).as(q).hasSizeGreaterThan(3).allSatisfy(decision -> {
                String address = decision.path("source_url").asString();
                assertThat(address).startsWith("https://");
                assertThat(Wire.text(answer)).contains(address);
            });
        }
    }

    @Test
    void saysThatTheLibraryHasNoSuchNumber() {
        var found = search(Map.of("q", "CAS 2014/A/99321")).path("structuredContent");
        assertThat(found.path("retrieval").asString()).isIn("weak", "none");
        assertThat(found.path("reason").asString()).contains("no CAS 2014/A/99321");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "!",
                "/",
                "TAS/CAS",
                "(Art. 17",
                "title:x",
                "*",
                "?",
                "a AND",
                "\"open",
                "NOT",
                "~",
                "^2",
                "[a TO",
                "C++",
                "\\",
                "1/2 season",
                "\u0001",
                "⚽",
            })
    void takesAnyTextForWords(String q) {
        assertThat(search(Map.of("q", q)).path("isError").booleanValue()).isFalse();
    }

    @Test
    void goesOnWhereAPageEndsAndOnlyForTheSameQuestion() {
        var first = search(Map.of("q", "compensation", "limit", 3)).path("structuredContent");
        var cursor = first.path("next_cursor").asString();
        var second = search(Map.of("q", "compensation", "limit", 3, "cursor", cursor))
                .path("structuredContent");
        assertThat(second.path("decisions")).isNotEmpty().doesNotContainAnyElementsOf(first.path("decisions"));
        assertThat(Wire.text(search(Map.of("q", "another", "cursor", cursor)))).startsWith("INVALID_ARGUMENT");
        assertThat(Wire.text(search(Map.of("q", "compensation", "cursor", "garbage"))))
                .startsWith("INVALID_ARGUMENT");
    }

    @Test
    void keepsToTheForumAndYearAskedFor() {
        var found = search(Map.of("q", "free movement", "forum", "cjeu")).at("/structuredContent/decisions");
        assertThat(found)
                .isNotEmpty()
                .allMatch(hit -> hit.path("forum").asString().equals("CJEU"));
        assertThat(search(Map.of("q", "contract", "year", 2015)).at("/structuredContent/decisions"))
                .isNotEmpty()
                .allMatch(hit -> hit.path("year").asInt() == 2015);
        assertThat(Wire.text(search(Map.of("q", "contract", "forum", "Moon"))))
                .startsWith("INVALID_ARGUMENT")
                .contains("CAS", "CJEU");
    }

    @Test
    void readsADecisionWithWhatMustBeSaidOfIt() {
        var text = Wire.text(wire.call("get_juris_decision", Map.of("id", "Matuzalem"), market));
        assertThat(text).startsWith("# CAS 2008/A/1519 & 1520").contains("was not itself seen", "4A_558/2011");
        assertThat(Wire.text(wire.call("get_juris_decision", Map.of("id", "CAS 2014/A/99321"), market)))
                .startsWith("NOT_FOUND")
                .contains("does not mean that it does not exist");
    }

    @Test
    void keepsTheLibraryForThoseWhoPaid() {
        assertThat(Wire.text(wire.call("search_juris_library", Map.of("q", "contract"))))
                .startsWith("PREMIUM_REQUIRED");
        assertThat(wire.rpc("resources/read", Map.of("uri", "decision://Matuzalem"))
                        .at("/error/message")
                        .asString())
                .contains("market");
    }

    @Test
    void checksTheCitationsOfAText() {
        String text = "See CAS 2008/A/1519, CAS 2014/A/99321 and Art. 15(1) FFAR.";
        var found = wire.call("verify_citations", Map.of("text", text), market).path("structuredContent");
        assertThat(found.path("counts").path("total").asInt()).isEqualTo(3);
        assertThat(found.path("citations"))
                .extracting(one -> text.substring(
                                one.path("start").asInt(), one.path("end").asInt())
                        + ": " + one.path("verdict").asString())
                .containsExactly(
                        "CAS 2008/A/1519: verified",
                        "CAS 2014/A/99321: unknown",
                        "Art. 15(1) FFAR: repealed_or_suspended");
        assertThat(found.path("quota").path("used").asInt()).isPositive();
    }
}
