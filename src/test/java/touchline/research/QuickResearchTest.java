package touchline.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.cases.CaseDocuments;
import touchline.cases.DocumentState;
import touchline.cases.tools.CaseDesk;
import touchline.research.sources.Catalogue;

/** A question on a case researched in the register, the library and the case itself. */
@ExtendWith(RunningServer.Shared.class)
class QuickResearchTest {

    private static final String QUESTION =
            "What compensation does the player owe who left without just cause in the second year of his contract, and is the new club liable?";
    private static final String STORY = """
            The player signed a four-year contract with FC Nordhafen in July 2024. In August 2025, within the protected period, he left and signed for Racing Sudport.
            The contract holds no clause on compensation. Nordhafen had paid all wages on time.
            Nordhafen claims the residual value and the cost of a replacement, and sporting sanctions against the player.""";

    private ResearchDesk research;

    @BeforeEach
    void begin(RunningServer server) {
        research = ResearchDesk.on(CaseDesk.at(server), "Nordhafen against its former forward", STORY);
    }

    @Test
    void findsTheLawTheDecisionsAndWhatToDoAboutThem() {
        var answer = research.researched(QUESTION);
        assertThat(answer.path("status").asString()).as(answer.toString()).isEqualTo("completed");
        assertThat(answer.path("engine").asString()).isEqualTo("extractive");
        var brief = answer.path("brief").asString();
        assertThat(brief)
                .containsSubsequence(
                        "## In short",
                        "## Issues",
                        "RSTP 17",
                        "## Comparable decisions",
                        "## Risks",
                        "## Next steps",
                        "## Looked for and not found",
                        "## Sources");
        assertThat(kinds(answer)).contains("legal_issue", "argument", "risk", "next_step", "negative_search");
    }

    @Test
    void everySentenceOnTheCaseHasASource() {
        var brief = research.researched(QUESTION).path("brief").asString();
        var numbered =
                Pattern.compile("(?m)^\\d+\\. .*$").matcher(brief).results().toList();
        assertThat(numbered)
                .hasSizeGreaterThan(10)
                .allSatisfy(line -> assertThat(line.group()).containsPattern("\\[\\d+]"));
    }

    @Test
    void everyFindingRestsOnASourceOfTheCase() {
        var answer = research.researched(QUESTION);
        var sources = research.desk()
                .done("list_case_sources", Map.of("case_id", research.caseId(), "limit", 100))
                .path("sources")
                .valueStream()
                .map(source -> source.path("source_id").asString())
                .toList();
        assertThat(answer.path("findings")
                        .valueStream()
                        .filter(one -> !kind(one).equals("negative_search")))
                .isNotEmpty()
                .allSatisfy(finding -> {
                    assertThat(finding.path("sources")).isNotEmpty();
                    assertThat(finding.path("sources").valueStream())
                            .allMatch(support ->
                                    sources.contains(support.path("source_id").asString()))
                            .allMatch(
                                    support -> !support.path("quote").asString().isBlank());
                });
    }

    @Test
    void daysAndSumsOfADocumentAreFactsThoughItDoesNotAnswerTheQuestion(RunningServer server) {
        String mail =
                "The player moved house on 11 December 2025. The rent was EUR 4,200 a month. The weather was fine.";
        var documents = server.bean(CaseDocuments.class);
        var owner = research.desk().owner();
        var id = documents
                .keep(owner, research.caseId(), "letter.txt", () -> mail.getBytes(StandardCharsets.UTF_8))
                .document()
                .documentId();
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> documents.find(owner, research.caseId(), id).state() == DocumentState.READY);

        var brief = research.researched(QUESTION).path("brief").asString();

        assertThat(brief)
                .contains(
                        "letter.txt, part 1 says: “The player moved house on 11 December 2025.”",
                        "“The rent was EUR 4,200 a month.”")
                .doesNotContain("Add the contract and the correspondence to the case");
    }

    @Test
    void theSameQuestionAgainMakesNoFindingTwice() {
        research.researched(QUESTION);
        research.researched(QUESTION);
        var all = research.desk()
                .done("get_case_findings", Map.of("case_id", research.caseId()))
                .path("findings")
                .valueStream()
                .map(finding -> kind(finding) + finding.path("text").asString())
                .toList();
        assertThat(all).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void whatTheRegisterDoesNotAnswerBecomesANegativeSearch() {
        var nothing = ResearchDesk.on(research.desk(), "Chess", "A chess club asks about opening theory.");
        var answer = nothing.researched("Which opening did Fischer play against Spassky in the chess match of 1972?");
        assertThat(kinds(answer)).contains("negative_search").doesNotContain("fact");
        assertThat(answer.path("brief").asString()).contains("no proof that nothing exists");
    }

    @Test
    void theSameKeyIsTheSameResearchAndNoOther() {
        var key = Map.of("idempotency_key", "k-1");
        var first = research.request(QUESTION, "quick", key).path("job_id").asString();
        assertThat(research.request(QUESTION, "quick", key).path("job_id").asString())
                .isEqualTo(first);
        assertThat(research.desk()
                        .refused(
                                "request_case_research",
                                Map.of(
                                        "case_id",
                                        research.caseId(),
                                        "query",
                                        "Another question altogether",
                                        "depth",
                                        "quick",
                                        "idempotency_key",
                                        "k-1")))
                .startsWith("CONFLICT");
    }

    @Test
    void nobodyElseReadsOrBeginsIt(RunningServer server) {
        var job = research.request(QUESTION, "quick", Map.of()).path("job_id").asString();
        var other = CaseDesk.at(server);
        var theirs = other.begin("Theirs");
        for (String caseId : List.of(research.caseId(), theirs)) {
            assertThat(other.refused("get_case_research", Map.of("case_id", caseId, "job_id", job, "cancel", true)))
                    .startsWith("NOT_FOUND");
        }
        assertThat(other.refused(
                        "request_case_research",
                        Map.of("case_id", research.caseId(), "query", QUESTION, "depth", "quick")))
                .startsWith("NOT_FOUND");
        assertThat(research.ended(job).path("status").asString()).isEqualTo("completed");
    }

    @Test
    void anAnalysisWithoutAQuestionIsOfWhatTheCaseIsCalled(RunningServer server) {
        var standing = server.bean(Research.class)
                .analyze(research.desk().owner(), research.caseId(), Optional.empty(), Optional.empty());
        assertThat(standing.request().query()).isEqualTo("Nordhafen against its former forward");
        assertThat(research.ended(standing.job().id()).path("findings")).isNotEmpty();
    }

    @Test
    void thePromptNamesToolsThatExistInTheirOrder() {
        var wire = research.desk().wire();
        var text = wire.rpc("prompts/get", Map.of("name", "case_file", "arguments", Map.of("case_id", "c-1")))
                .at("/result/messages/0/content/text")
                .asString();
        var tools = wire.rpc("tools/list", Map.of())
                .at("/result/tools")
                .valueStream()
                .map(tool -> tool.path("name").asString())
                .toList();
        assertThat(text)
                .contains("get_case with case_id c-1")
                .containsSubsequence(
                        "build_case_source_pack",
                        "list_case_sources",
                        "get_case_findings",
                        "attach_case_source",
                        "search_case",
                        "request_case_research",
                        "get_case_research",
                        "search_juris_library");
        assertThat(Pattern.compile("[a-z]+(?:_[a-z]+)+").matcher(text).results().map(match -> match.group()))
                .filteredOn(word -> !word.equals("case_id"))
                .allMatch(tools::contains);
    }

    @Test
    void noSourceOnTheWebIsAskedUnlessTheOperatorSaysSo(RunningServer server) {
        assertThat(Catalogue.ALL).isNotEmpty().noneMatch(server.bean(Catalogue.class)::isLive);
    }

    @Test
    void pagesAreForDeepResearchAndAddressesAreAddresses() {
        var seeds = Map.of(
                "case_id",
                research.caseId(),
                "query",
                QUESTION,
                "depth",
                "quick",
                "seed_urls",
                List.of("https://example.org/"));
        assertThat(research.desk().refused("request_case_research", seeds)).contains("reads no pages");
        var odd = Map.of(
                "case_id",
                research.caseId(),
                "query",
                QUESTION,
                "depth",
                "deep",
                "seed_urls",
                List.of("file:///etc/passwd"));
        assertThat(research.desk().refused("request_case_research", odd)).contains("seed_urls/0");
    }

    private static List<String> kinds(JsonNode answer) {
        return answer.path("findings")
                .valueStream()
                .map(QuickResearchTest::kind)
                .toList();
    }

    private static String kind(JsonNode finding) {
        return finding.path("kind").asString();
    }
}
