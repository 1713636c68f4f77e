package touchline.cases.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;

/** The source matrix: what the register bears out, and what it does not. */
@ExtendWith(RunningServer.Shared.class)
class CaseSourcesTest {

    private CaseDesk desk;
    private String id;

    @BeforeEach
    void begin(RunningServer server) {
        desk = CaseDesk.at(server);
        id = desk.begin("Sources");
    }

    private JsonNode attach(String what, String value) {
        return desk.done("attach_case_source", Map.of("case_id", id, what, value));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TAS 2008/A/1519 | CAS 2008/A/1519 & 1520 | arbitral_award | tribunal",
                "4A_558/2011 | 4A_558/2011 | court_judgment | court",
                "C-650/22 | C-650/22 | court_judgment | court",
            })
    void aDecisionBringsWhatTheLibraryKnows(String written, String decision, String type, String authority) {
        var source = attach("decision_id", written);
        assertThat(source.path("decision_id").asString()).isEqualTo(decision);
        assertThat(source.path("source_type").asString()).isEqualTo(type);
        assertThat(source.path("authority").asString()).isEqualTo(authority);
        assertThat(source.path("verified").asBoolean(false)).isTrue();
        assertThat(source.path("source_url").asString()).startsWith("https://");
        assertThat(source.path("statement").asString()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {"RSTP 17", "Art. 17 RSTP", "Article 17 of the RSTP", "17 rstp"})
    void anArticleBringsWhatTheRegisterKnows(String written) {
        var source = attach("article", written);
        assertThat(source.path("article").asString()).isEqualTo("RSTP 17");
        assertThat(source.path("source_type").asString()).isEqualTo("regulation");
        assertThat(source.path("authority").asString()).isEqualTo("official");
        assertThat(source.path("edition").asString()).isNotBlank();
        assertThat(source.path("status").asString()).isNotBlank();
        assertThat(source.path("source_url").asString()).startsWith("https://");
    }

    @Test
    void whatTheRegisterDoesNotKnowIsRefusedWithTheNearest() {
        assertThat(desk.refused("attach_case_source", Map.of("case_id", id, "decision_id", "CAS 2011/A/1519")))
                .startsWith("NOT_FOUND")
                .contains("nearest decisions");
        assertThat(desk.refused("attach_case_source", Map.of("case_id", id, "article", "RSTP 999")))
                .startsWith("NOT_FOUND")
                .contains("nearest numbers");
        assertThat(desk.refused("attach_case_source", Map.of("case_id", id, "article", "Moon Rules 3")))
                .startsWith("INVALID_ARGUMENT")
                .contains("RSTP");
        assertThat(desk.done("list_case_sources", Map.of("case_id", id)).path("sources"))
                .isEmpty();
    }

    @Test
    void anAddressIsKeptAsGivenAndSaidToBeUnverified() {
        var source = desk.done(
                "attach_case_source",
                Map.of(
                        "case_id", id,
                        "url", "https://example.org/report",
                        "title", "A report",
                        "source_type", "press_article",
                        "note", "Why it matters"));
        assertThat(source.path("verified").asBoolean(true)).isFalse();
        assertThat(source.path("authority").asString()).isEqualTo("press");
        assertThat(source.path("checked").asString()).contains("nobody has opened");
        assertThat(source.has("statement")).isFalse();
        assertThat(attach("url", "https://example.org/regulation").has("authority"))
                .isFalse();
    }

    @Test
    void exactlyOneSourceIsAttachedAtATime() {
        assertThat(desk.refused("attach_case_source", Map.of("case_id", id))).startsWith("INVALID_ARGUMENT");
        assertThat(desk.refused(
                        "attach_case_source", Map.of("case_id", id, "article", "RSTP 17", "decision_id", "Matuzalem")))
                .startsWith("INVALID_ARGUMENT");
        assertThat(desk.refused("attach_case_source", Map.of("case_id", id, "article", "RSTP 17", "title", "Mine")))
                .startsWith("INVALID_ARGUMENT");
    }

    @Test
    void theSameSourceAgainKeepsItsPlaceAndItsNote() {
        var first = desk.done(
                "attach_case_source", Map.of("case_id", id, "decision_id", "Matuzalem", "note", "Leading case"));
        var again = attach("decision_id", "CAS 2008/A/1520");
        assertThat(again.path("source_id")).isEqualTo(first.path("source_id"));
        assertThat(again.path("note").asString()).isEqualTo("Leading case");
        assertThat(desk.done("list_case_sources", Map.of("case_id", id)).path("sources"))
                .hasSize(1);
    }

    @Test
    void theMatrixIsFilteredAndGoesOn() {
        attach("decision_id", "Matuzalem");
        attach("article", "RSTP 17");
        attach("url", "https://example.org/a");
        assertThat(desk.done("list_case_sources", Map.of("case_id", id, "source_type", "regulation"))
                        .path("sources"))
                .hasSize(1);
        assertThat(desk.done("list_case_sources", Map.of("case_id", id, "authority_level", "tribunal"))
                        .path("sources"))
                .hasSize(1);
        var first = desk.done("list_case_sources", Map.of("case_id", id, "limit", 2));
        var rest = desk.done(
                "list_case_sources",
                Map.of(
                        "case_id",
                        id,
                        "limit",
                        2,
                        "cursor",
                        first.path("next_cursor").asString()));
        assertThat(rest.path("sources")).hasSize(1);
        assertThat(rest.has("next_cursor")).isFalse();
    }
}
