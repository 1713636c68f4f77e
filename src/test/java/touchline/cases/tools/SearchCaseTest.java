package touchline.cases.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.Cases;
import touchline.cases.Confidence;
import touchline.cases.Finding;
import touchline.cases.FindingKind;
import touchline.cases.Findings;
import touchline.cases.Support;
import touchline.problem.Problem;
import touchline.store.Store;

/** Questions put to a case, and findings kept with it. */
@ExtendWith(RunningServer.Shared.class)
class SearchCaseTest {

    private static final String WORD = "quetzalcoatlus";

    private CaseDesk desk;
    private String owner;
    private String id;
    private Findings findings;
    private Cases cases;

    @BeforeEach
    void begin(RunningServer server) {
        desk = CaseDesk.at(server);
        id = desk.begin("Search");
        findings = server.bean(Findings.class);
        cases = server.bean(Cases.class);
        owner = desk.owner();
    }

    private JsonNode ask(String question) {
        return desk.done("search_case", Map.of("case_id", id, "question", question));
    }

    private Finding finding(String text, Support... sources) {
        return new Finding(
                UUID.randomUUID().toString(),
                id,
                FindingKind.FACT,
                text,
                List.of(sources),
                Confidence.HIGH,
                "test",
                Optional.empty(),
                Instant.parse("2026-11-28T10:00:00Z"));
    }

    @Test
    void whatCaseAndLibraryBothSayIsAnsweredOnce() {
        desk.done("attach_case_source", Map.of("case_id", id, "article", "RSTP 14bis"));

        String answer = ask("When does a player have just cause for unpaid salaries?")
                .path("answer")
                .asString();

        assertThat(answer.split("Two unpaid monthly salaries give the player", -1))
                .as(answer)
                .hasSize(2);
    }

    private Support matuzalem() {
        var source = desk.done("attach_case_source", Map.of("case_id", id, "decision_id", "Matuzalem"));
        return new Support(
                source.path("source_id").asString(),
                source.path("title").asString(),
                Optional.empty(),
                Optional.of("para. 45"),
                Optional.of("words of the award"));
    }

    @Test
    void findingsAreFoundAndReadWithTheirSources() {
        findings.add(owner, id, List.of(finding("The club has not paid wages for " + WORD + " months.", matuzalem())));
        var found = ask("How many " + WORD + " months of wages are unpaid?");
        assertThat(found.at("/of_case/passages/0/found_in").asString()).isEqualTo("finding");
        assertThat(found.path("answer").asString()).contains(WORD);

        var read = desk.done("get_case_findings", Map.of("case_id", id, "kind", "fact"));
        assertThat(read.at("/findings/0/sources/0/pinpoint").asString()).isEqualTo("para. 45");
        assertThat(read.at("/findings/0/sources/0/source_url").asString()).startsWith("https://");
        assertThat(desk.done("get_case_findings", Map.of("case_id", id, "kind", "risk"))
                        .path("findings"))
                .isEmpty();
    }

    @Test
    void aFindingRestsOnSourcesOfItsOwnCase() {
        var support = matuzalem();
        String other = desk.begin("Other");
        var stray = new Finding(
                UUID.randomUUID().toString(),
                other,
                FindingKind.FACT,
                "Stray",
                List.of(support),
                Confidence.LOW,
                "test",
                Optional.empty(),
                Instant.parse("2026-11-28T10:00:00Z"));
        assertThatThrownBy(() -> findings.add(owner, other, List.of(stray))).isInstanceOf(Problem.class);
        assertThat(desk.done("get_case_findings", Map.of("case_id", other)).path("findings"))
                .isEmpty();
    }

    @Test
    void theLibraryAnswersBesideTheCase() {
        var found = ask("What compensation does a player owe who leaves without just cause?");
        assertThat(found.path("retrieval").asString()).isEqualTo("strong");
        assertThat(found.at("/of_case/retrieval").asString()).isEqualTo("none");
        assertThat(found.at("/of_library/passages"))
                .isNotEmpty()
                .allMatch(hit -> hit.path("source_url").asString().startsWith("https://"));
        assertThat(found.path("answer").asString()).contains("(");
    }

    @Test
    void sourcesAndFindingsAreLeftOutOnRequestAndThatIsSaid() {
        matuzalem();
        var found = desk.done(
                "search_case",
                Map.of("case_id", id, "question", "Matuzalem", "include_sources", false, "include_findings", false));
        assertThat(found.at("/of_case/passages")).isEmpty();
        assertThat(found.path("not_searched").toString()).contains("include_sources", "include_findings");
        assertThat(ask("Matuzalem").at("/of_case/passages/0/found_in").asString())
                .isEqualTo("source");
    }

    @Test
    void nobodyElsesCaseIsSearched(RunningServer server) {
        findings.add(owner, id, List.of(finding("Secret " + WORD + " of the first owner")));
        var other = CaseDesk.at(server);
        var theirs = other.done("search_case", Map.of("case_id", other.begin("Theirs"), "question", "Secret " + WORD));
        assertThat(theirs.toString()).doesNotContain("of the first owner");
        String second = desk.begin("Second case of the same owner");
        assertThat(desk.done("search_case", Map.of("case_id", second, "question", "Secret " + WORD))
                        .toString())
                .doesNotContain("of the first owner");
    }

    @Test
    void whatADeletedCaseHeldIsNotFoundAnyMore(RunningServer server) {
        findings.add(owner, id, List.of(finding("Deleted " + WORD, matuzalem())));
        assertThat(ask("Deleted " + WORD).at("/of_case/passages")).isNotEmpty();
        cases.delete(owner, id, Optional.empty());

        assertThat(desk.refused("search_case", Map.of("case_id", id, "question", WORD)))
                .startsWith("NOT_FOUND");
        assertThat(desk.refused("get_case", Map.of("case_id", id))).startsWith("NOT_FOUND");
        assertThat(desk.done("list_cases", Map.of()).path("cases")).isEmpty();
        var store = server.bean(Store.class).read();
        for (var table : List.of("case_file", "case_source", "case_finding", "case_tag", "passage")) {
            String column = Map.of("case_file", "id", "passage", "owner").getOrDefault(table, "case_id");
            assertThat(store.sql("SELECT COUNT(*) FROM %s WHERE %s = :id".formatted(table, column))
                            .param("id", table.equals("passage") ? "case:" + id : id)
                            .query(Integer.class)
                            .single())
                    .as(table)
                    .isZero();
        }
    }

    @Test
    void anUnknownCitationInAQuestionIsSaidAndMakesTheAnswerDoubtful() {
        var found = ask("Does CAS 2091/A/99999 support us under Article 999bis RSTP, on compensation for breach?");
        assertThat(found.path("retrieval").asString()).isIn("weak", "none");
        assertThat(found.path("cited").toString()).contains("CAS 2091/A/99999", "unknown");
        assertThat(found.path("reason").asString()).contains("does not know CAS 2091/A/99999");
        assertThat(found.toString().split("99999", -1))
                .as("no address is made up")
                .hasSizeLessThan(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TAS/CAS", "(Art. 17", "title:x", "**", "a AND", "\"open", "[a TO", "C++", "\\\\", "⚽⚽"})
    void anyTextIsAQuestion(String question) {
        ask(question);
    }

    @Test
    void aQuestionIsNotBlankAndNotTooLong() {
        for (var question : List.of("   ", "word ".repeat(5_000))) {
            assertThat(desk.refused("search_case", Map.of("case_id", id, "question", question)))
                    .startsWith("INVALID_ARGUMENT");
        }
    }

    @Test
    void theReportSaysHowSureItIsFirst() {
        var result = desk.call(
                "search_case", Map.of("case_id", id, "question", "Within how many days must an appeal reach CAS?"));
        assertThat(Wire.text(result)).startsWith("# Retrieval: ").contains("## Not searched");
    }
}
