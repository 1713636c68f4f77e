package touchline.cases.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.RunningServer;
import touchline.Wire;

/** Cases as their owner works on them through the tools. */
@ExtendWith(RunningServer.Shared.class)
class CaseToolsTest {

    private CaseDesk desk;

    @BeforeEach
    void connect(RunningServer server) {
        desk = CaseDesk.at(server);
    }

    @Test
    void aCaseIsBegunReadAndListed() {
        var begun = desk.done(
                "create_case",
                Map.of(
                        "title", "Kallio v. FC Brisa",
                        "summary", "Four months of wages are open.",
                        "parties", List.of("Kallio (claimant)", "FC Brisa (respondent)"),
                        "forum", "FIFA Football Tribunal",
                        "tags", List.of("wages", "2026")));
        assertThat(begun.path("status").asString()).isEqualTo("open");
        assertThat(begun.path("version").asInt()).isEqualTo(1);

        var read = desk.done("get_case", Map.of("case_id", begun.path("case_id").asString()));
        assertThat(read.path("summary").asString()).isEqualTo("Four months of wages are open.");
        assertThat(read.at("/counts/sources").asInt(-1)).isZero();
        assertThat(read.path("parties")).hasSize(2);

        var listed = desk.done("list_cases", Map.of("status", "open", "tag", "wages"));
        assertThat(listed.path("cases")).hasSize(1).containsExactly(begun);
        assertThat(desk.done("list_cases", Map.of("tag", "wage")).path("cases")).isEmpty();
        assertThat(desk.done("list_cases", Map.of("status", "closed")).path("cases"))
                .isEmpty();
    }

    @Test
    void aListGoesOnWhereAPageEnds() {
        List<String> begun = List.of(desk.begin("One"), desk.begin("Two"), desk.begin("Three"))
                .reversed();
        var first = desk.done("list_cases", Map.of("limit", 2));
        var second = desk.done(
                "list_cases",
                Map.of("limit", 2, "cursor", first.path("next_cursor").asString()));
        assertThat(first.path("cases")
                        .valueStream()
                        .map(it -> it.path("case_id").asString()))
                .hasSize(2)
                .isSubsetOf(begun);
        assertThat(second.path("cases")).hasSize(1).doesNotContainAnyElementsOf(first.path("cases"));
        assertThat(second.has("next_cursor")).isFalse();
        assertThat(desk.refused(
                        "list_cases",
                        Map.of(
                                "status",
                                "open",
                                "cursor",
                                first.path("next_cursor").asString())))
                .startsWith("INVALID_ARGUMENT");
    }

    @Test
    void aStaleVersionIsAConflictThatSaysTheCurrentOne() {
        String id = desk.begin("Versions");
        var changed = desk.done("update_case", Map.of("case_id", id, "version", 1, "status", "on_hold"));
        assertThat(changed.path("version").asInt()).isEqualTo(2);
        assertThat(changed.path("title").asString()).isEqualTo("Versions");

        var refused = desk.call("update_case", Map.of("case_id", id, "version", 1, "title", "Stale"));
        assertThat(Wire.text(refused)).startsWith("CONFLICT").contains("version 2");
        assertThat(refused.at("/_meta/touchline~1error/version").asInt()).isEqualTo(2);
        assertThat(desk.done("get_case", Map.of("case_id", id)).path("title").asString())
                .isEqualTo("Versions");
        assertThat(desk.refused("update_case", Map.of("case_id", id, "version", 2)))
                .startsWith("INVALID_ARGUMENT");
    }

    @Test
    void anArchivedCaseIsReadOnlyUntilItIsOpenAgain() {
        String id = desk.begin("Archived");
        desk.done("update_case", Map.of("case_id", id, "version", 1, "status", "archived"));
        for (var change : changes(id).entrySet()) {
            assertThat(desk.refused(change.getKey(), change.getValue()))
                    .as(change.getKey())
                    .startsWith("CONFLICT")
                    .contains("archived");
        }
        assertThat(desk.refused("update_case", Map.of("case_id", id, "version", 2, "status", "closed")))
                .startsWith("CONFLICT");
        assertThat(desk.done("get_case", Map.of("case_id", id)).path("status").asString())
                .isEqualTo("archived");
        desk.done("update_case", Map.of("case_id", id, "version", 2, "status", "open"));
        changes(id).forEach(desk::done);
    }

    private static Map<String, Map<String, Object>> changes(String id) {
        return Map.of(
                "attach_case_source", Map.of("case_id", id, "article", "RSTP 17"),
                "add_case_link", Map.of("case_id", id, "url", "https://example.org/a"),
                "add_case_note", Map.of("case_id", id, "text", "Remember."));
    }

    @Test
    void anothersCaseAnswersExactlyAsAMissingOne(RunningServer server) {
        String theirs = CaseDesk.at(server).begin("Not yours");
        String missing = UUID.randomUUID().toString();
        Map<String, Map<String, Object>> everyTool = new HashMap<>(changes("id"));
        everyTool.put("get_case", Map.of());
        everyTool.put("update_case", Map.of("version", 1, "title", "Mine now"));
        everyTool.put("list_case_sources", Map.of());
        everyTool.put("get_case_findings", Map.of());
        everyTool.put("search_case", Map.of("question", "Not yours"));
        everyTool.forEach((tool, arguments) -> {
            assertThat(desk.refused(tool, with(arguments, theirs)))
                    .as(tool)
                    .isEqualTo(desk.refused(tool, with(arguments, missing)))
                    .startsWith("NOT_FOUND");
        });
        assertThat(desk.done("list_cases", Map.of()).path("cases")).isEmpty();
    }

    private static Map<String, Object> with(Map<String, Object> arguments, String caseId) {
        var all = new HashMap<>(arguments);
        all.put("case_id", caseId);
        return all;
    }

    @Test
    void linksAndNotesAreKeptAndSaidNotToBeSearched() {
        String id = desk.begin("Kept");
        desk.done("add_case_link", Map.of("case_id", id, "url", "https://example.org/a", "title", "Old"));
        desk.done(
                "add_case_link",
                Map.of("case_id", id, "url", "https://example.org/a", "title", "A", "tags", List.of("x")));
        var note = desk.done("add_case_note", Map.of("case_id", id, "text", "zebra umbrella"));
        assertThat(note.path("indexed").asBoolean(true)).isFalse();

        var read = desk.done("get_case", Map.of("case_id", id));
        assertThat(read.path("links")).hasSize(1);
        assertThat(read.at("/links/0/title").asString()).isEqualTo("A");
        assertThat(read.at("/notes/0/text").asString()).isEqualTo("zebra umbrella");

        var found = desk.done("search_case", Map.of("case_id", id, "question", "zebra umbrella"));
        assertThat(found.at("/of_case/passages")).isEmpty();
        assertThat(found.path("retrieval").asString()).isEqualTo("none");
        assertThat(found.path("not_searched").toString()).contains("Notes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                "file:///etc/passwd",
                "https://user:secret@example.org/",
                "https:///nohost",
                "example.org/a",
                "http://exa mple.org",
            })
    void onlyWebAddressesAreKept(String url) {
        String id = desk.begin("Addresses");
        assertThat(desk.refused("add_case_link", Map.of("case_id", id, "url", url)))
                .startsWith("INVALID_ARGUMENT");
        assertThat(desk.refused("attach_case_source", Map.of("case_id", id, "url", url)))
                .startsWith("INVALID_ARGUMENT");
    }

    @Test
    void casesBelongToTheMarketTier(RunningServer server) {
        var wire = new Wire(server.base());
        for (var key : List.of(server.demo().study(), server.demo().member())) {
            assertThat(Wire.text(wire.call("list_cases", Map.of(), "Authorization", "Bearer " + key)))
                    .startsWith("PREMIUM_REQUIRED");
        }
        assertThat(Wire.text(wire.call("create_case", Map.of("title", "x")))).startsWith("PREMIUM_REQUIRED");
    }

    @Test
    void whatIsWrittenIsKeptWithoutControlCharacters() {
        var begun = desk.done("create_case", Map.of("title", " A\u0000\nB ", "summary", "one\ntwo\u0007"));
        assertThat(begun.path("title").asString()).isEqualTo("A B");
        assertThat(begun.path("summary").asString()).isEqualTo("one\ntwo");
        assertThat(desk.refused("create_case", Map.of("title", " \u0000 "))).startsWith("INVALID_ARGUMENT");
    }
}
