package touchline.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;
import touchline.law.citations.Checked;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verdict;
import touchline.law.citations.Verification;
import touchline.study.Question;
import touchline.study.Questions;

/** Our own answers pass our own check: no tool cites what the register does not know, unless it was asked about it. */
@ExtendWith(RunningServer.Shared.class)
class AnswersCiteWhatExistsTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 27);
    private static final Set<String> STUDY = Set.of("drill_weak_topic", "generate_mock_exam", "submit_answers");
    private static final String INVENTED = "CAS 2014/A/99321";

    /** What records of the register name beside themselves: decisions appealed from, and an opinion. */
    private static final Set<String> BESIDE =
            Set.of("FIFA DRC 2022-04-07", "FIFA DRC 2012-11-16", "ECLI:EU:C:2024:375");

    /** @param asked what the arguments themselves cite and the register does not know */
    record Asking(String tool, Map<String, ?> arguments, Set<String> asked) {}

    static List<Asking> askings() {
        return Stream.of(
                        row("site_info", Map.of()),
                        row("get_account_status", Map.of()),
                        row("list_lessons", Map.of()),
                        IntStream.rangeClosed(1, 8)
                                .mapToObj(
                                        lesson -> new Asking("get_lesson", Map.of("lesson_number", lesson), Set.of())),
                        row(
                                "ask_study_assistant",
                                Map.of("question", "What does a player owe who leaves without just cause?")),
                        row(
                                "ask_study_assistant",
                                Map.of("question", "Within how many days must an appeal reach CAS?")),
                        row(
                                "ask_study_assistant",
                                Map.of("question", "What does %s say?".formatted(INVENTED)),
                                INVENTED),
                        row("drill_weak_topic", Map.of("question_count", 20)),
                        row("drill_weak_topic", Map.of("topic", "training compensation", "question_count", 20)),
                        row("generate_mock_exam", Map.of()),
                        row("submit_answers", Map.of("attempt_id", "unknown", "answers", List.of())),
                        article("RSTP", "17"),
                        article("RSTP", "Annexe 4 art. 3"),
                        article("FFAR", "15(1)"),
                        article("CAS-CODE", "R49"),
                        row("list_scout_players", Map.of("limit", 100)),
                        row("get_scout_player", Map.of("slug", "lamine-yamal-2007")),
                        row("get_scout_player", Map.of("slug", "harry-kane-1993", "include_chart", true)),
                        row("search_scout", Map.of("query", "left-footed centre-backs under 30")),
                        row("compare_players", Map.of("slugs", List.of("harry-kane-1993", "lionel-messi-1987"))),
                        row("get_market_pulse_report", Map.of("period", "weekly")),
                        row("generate_market_pulse_report", Map.of("period", "weekly", "date", "2026-07-13")),
                        row("orchestrate_transfer_dossier", Map.of("player_slug", "lamine-yamal-2007")),
                        row("research_player", Map.of("slug_or_name", "harry-kane-1993", "depth", "deep")),
                        row("dossier_snapshot", Map.of("player_slug", "harry-kane-1993")),
                        row("get_transfer_intel", Map.of("days_back", 30)),
                        row("monitor_player", Map.of("player_slug", "harry-kane-1993", "enabled", false)),
                        row("watched_players", Map.of()),
                        row("search_juris_library", Map.of("q", "compensation for breach without just cause")),
                        row("search_juris_library", Map.of("q", "doping", "forum", "CAS", "limit", 100)),
                        row("search_juris_library", Map.of("q", "free movement of workers", "limit", 100)),
                        row("search_juris_library", Map.of("q", INVENTED), INVENTED),
                        row("get_juris_decision", Map.of("id", "Matuzalem")),
                        row("get_juris_decision", Map.of("id", "C-650/22")),
                        row("get_juris_decision", Map.of("id", "4A_558/2011")),
                        row("get_juris_decision", Map.of("id", INVENTED), INVENTED),
                        row("verify_citations", Map.of("text", "CAS 2008/A/1519 and Art. 17 RSTP")),
                        row("verify_citations", Map.of("text", "See " + INVENTED), INVENTED),
                        row("create_case", Map.of("title", "A case")),
                        row("list_cases", Map.of()),
                        ofNoCase("get_case", Map.of()),
                        ofNoCase("update_case", Map.of("version", 1, "title", "Another")),
                        ofNoCase("list_case_sources", Map.of()),
                        ofNoCase("get_case_findings", Map.of()),
                        ofNoCase("attach_case_source", Map.of("article", "RSTP 17")),
                        ofNoCase("add_case_link", Map.of("url", "https://example.org/a")),
                        ofNoCase("add_case_note", Map.of("text", "A note")),
                        ofNoCase("search_case", Map.of("question", "What is owed?")),
                        ofNoCase("build_case_source_pack", Map.of("query", "What is owed?")),
                        ofNoCase("request_case_research", Map.of("query", "What is owed?", "depth", "quick")),
                        ofNoCase("get_case_research", Map.of("job_id", "none")))
                .flatMap(rows -> rows)
                .toList();
    }

    private static Stream<Asking> row(String tool, Map<String, ?> arguments, String... asked) {
        return Stream.of(new Asking(tool, arguments, Set.of(asked)));
    }

    private static Stream<Asking> article(String instrument, String article) {
        return row("get_regulation_article", Map.of("instrument", instrument, "article", article));
    }

    private static Stream<Asking> ofNoCase(String tool, Map<String, ?> arguments) {
        var all = new HashMap<String, Object>(arguments);
        all.put("case_id", "none");
        return row(tool, all);
    }

    /** What the tools say of a case that has sources; the rows above ask for one that is not there. */
    @Test
    void noAnswerAboutACaseCitesWhatTheRegisterDoesNotKnow(RunningServer server) {
        var desk = CaseDesk.at(server);
        var id = desk.begin("A player left in the second year of a four-year contract");
        var said = Stream.of(
                        Map.entry("attach_case_source", Map.of("case_id", id, "decision_id", "Matuzalem")),
                        Map.entry("attach_case_source", Map.of("case_id", id, "article", "RSTP 17")),
                        Map.entry("attach_case_source", Map.of("case_id", id, "decision_id", "C-650/22")),
                        Map.entry("search_case", Map.of("case_id", id, "question", "What compensation is owed?")),
                        Map.entry("list_case_sources", Map.of("case_id", id)),
                        Map.entry("build_case_source_pack", Map.of("case_id", id, "depth", "deep")),
                        Map.entry("get_case", Map.of("case_id", id)))
                .map(asked -> Wire.text(desk.call(asked.getKey(), asked.getValue())));

        assertThat(said.flatMap(text -> checked(server.bean(CitationCheck.class), text).stream()))
                .filteredOn(one -> !BESIDE.contains(one.cited()))
                .filteredOn(one -> Set.of(Verdict.UNKNOWN, Verdict.MALFORMED).contains(one.verdict()))
                .extracting(one -> one.citation().span().printed() + ": " + one.reason())
                .isEmpty();
    }

    @Test
    void everyToolOnOfferIsAsked(RunningServer server) {
        assertThat(new Wire(server.base()).rpc("tools/list", Map.of()).at("/result/tools"))
                .extracting(tool -> tool.path("name").asString())
                .isSubsetOf(askings().stream().map(Asking::tool).toList());
    }

    @ParameterizedTest
    @MethodSource("askings")
    void noAnswerCitesWhatTheRegisterDoesNotKnow(Asking asking, RunningServer server) {
        var answer = new Wire(server.base())
                .call(
                        asking.tool(),
                        asking.arguments(),
                        "Authorization",
                        "Bearer "
                                + (STUDY.contains(asking.tool())
                                        ? server.demo().study()
                                        : server.demo().market()));
        assertThat(Wire.text(answer)).isNotBlank().doesNotContain("INVALID_ARGUMENT");

        assertThat(checked(server.bean(CitationCheck.class), Wire.text(answer)))
                .filteredOn(one -> !asking.asked().contains(one.cited()) && !BESIDE.contains(one.cited()))
                .filteredOn(one -> Set.of(Verdict.UNKNOWN, Verdict.MALFORMED).contains(one.verdict()))
                .extracting(one -> one.citation().span().printed() + ": " + one.reason())
                .isEmpty();
    }

    /** Drills and exams draw only a few of them. */
    @Test
    void noQuestionOfTheBankCitesWhatTheRegisterDoesNotKnow(RunningServer server) {
        var check = server.bean(CitationCheck.class);
        for (Question question : server.bean(Questions.class).all()) {
            String text = question.options().stream()
                    .map(option -> option.text() + "\n" + option.why())
                    .collect(Collectors.joining("\n", question.stem() + "\n", ""));
            assertThat(checked(check, text))
                    .as(question.id())
                    .filteredOn(one -> !BESIDE.contains(one.cited()))
                    .filteredOn(
                            one -> Set.of(Verdict.UNKNOWN, Verdict.MALFORMED).contains(one.verdict()))
                    .extracting(one -> one.citation().span().printed() + ": " + one.reason())
                    .isEmpty();
        }
    }

    /** Of long answers one part after the other. */
    private static List<Checked> checked(CitationCheck check, String text) {
        var all = new ArrayList<Checked>();
        Optional<String> rest = Optional.of(text);
        while (rest.isPresent()) {
            String part = rest.get();
            Verification verification = check.of(part, DAY);
            all.addAll(verification.checked());
            rest = verification.uncheckedFrom().map(part::substring);
        }
        return all;
    }
}
