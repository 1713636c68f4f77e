package touchline.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.cases.tools.CaseDesk;

/** All that a case rests on, ready for another agent. */
@ExtendWith(RunningServer.Shared.class)
class SourcePackTest {

    private CaseDesk desk;
    private ResearchDesk research;

    @BeforeEach
    void begin(RunningServer server) {
        desk = CaseDesk.at(server);
        research = ResearchDesk.on(
                desk, "Unpaid wages", "The club has not paid the player for three months. He gave notice of default.");
    }

    @Test
    void holdsSourcesWithTermsMatchesFindingsAndWhatWasNotFound() {
        desk.done("attach_case_source", Map.of("case_id", research.caseId(), "decision_id", "Matuzalem"));
        desk.done("attach_case_source", Map.of("case_id", research.caseId(), "url", "https://example.org/report"));
        research.researched("May the player terminate for three months of unpaid wages?");
        var answer = desk.done(
                "build_case_source_pack",
                Map.of("case_id", research.caseId(), "query", "terminate for unpaid wages", "depth", "deep"));
        var pack = answer.path("pack");
        assertThat(pack.path("sources")).isNotEmpty().allSatisfy(entry -> {
            assertThat(entry.at("/terms/terms").asString()).isNotBlank();
            assertThat(entry.at("/terms/ai_use").asString()).isIn("allowed", "not_established", "owner_decides");
            assertThat(entry.at("/source/retrieved_at").asString()).isNotBlank();
        });
        assertThat(pack.path("matches")
                        .valueStream()
                        .map(match -> match.path("reference").asString()))
                .contains("RSTP 14bis");
        assertThat(pack.path("matches"))
                .anyMatch(match -> match.path("attached").asBoolean());
        assertThat(pack.path("findings")).isNotEmpty();
        assertThat(pack.path("negative_searches").toString()).contains("documents of the case");
        assertThat(answer.path("markdown").asString())
                .containsSubsequence(
                        "# Source pack: Unpaid wages",
                        "## Sources of the case",
                        "ai_use",
                        "## In the register and the library",
                        "## Findings",
                        "## Looked for and not found",
                        "## Not searched");
    }

    @Test
    void withoutAQuestionItIsAboutTheCase() {
        var pack = desk.done("build_case_source_pack", Map.of("case_id", research.caseId()))
                .path("pack");
        assertThat(pack.path("query").asString()).contains("Unpaid wages", "notice of default");
        assertThat(pack.path("matches")).isNotEmpty();
        assertThat(pack.path("sources")).isEmpty();
    }

    @Test
    void nobodyElseGetsIt(RunningServer server) {
        assertThat(CaseDesk.at(server).refused("build_case_source_pack", Map.of("case_id", research.caseId())))
                .startsWith("NOT_FOUND");
    }
}
