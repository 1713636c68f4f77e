package touchline.eval;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.RunningServer;
import touchline.cases.tools.CaseDesk;
import touchline.eval.sets.WrittenCase;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verdict;
import touchline.research.ResearchDesk;

/**
 * A written case with what the research made of it.
 *
 * @param articles that the brief's sources are, the nearest first
 * @param decisions likewise, by id
 * @param statements of the brief, each a line
 * @param unsupported those without a source, or that cite what the register does not know
 */
record ResearchedCase(
        WrittenCase asked,
        List<String> articles,
        List<String> decisions,
        List<String> statements,
        List<String> unsupported) {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 28);

    /** Statements stand in numbered lists and in the summary; what was looked for in vain and what was not done do not. */
    private static final Pattern STATEMENT = Pattern.compile("(?m)^\\d+\\. .+$|(?<=^## In short\\n\\n).+$");

    private static final Pattern MARK = Pattern.compile("\\[(\\d+)]");

    static ResearchedCase of(WrittenCase asked, RunningServer server) {
        var research = ResearchDesk.on(CaseDesk.at(server), asked.title(), asked.summary());
        String brief = research.researched(asked.query()).path("brief").asString();
        List<String> statements =
                STATEMENT.matcher(brief).results().map(MatchResult::group).toList();
        var check = server.bean(CitationCheck.class);
        return new ResearchedCase(
                asked,
                found(research, "article"),
                found(research, "decision_id"),
                statements,
                statements.stream()
                        .filter(line -> !isSupported(line, brief, check))
                        .toList());
    }

    private static boolean isSupported(String line, String brief, CitationCheck check) {
        List<MatchResult> marks = MARK.matcher(line).results().toList();
        return !marks.isEmpty()
                && marks.stream().allMatch(mark -> brief.contains("\n- %s ".formatted(mark.group())))
                && check.of(line, DAY).checked().stream()
                        .noneMatch(cited -> Set.of(Verdict.UNKNOWN, Verdict.MALFORMED, Verdict.NAME_MISMATCH)
                                .contains(cited.verdict()));
    }

    private static List<String> found(ResearchDesk research, String what) {
        return research.sources()
                .map(source -> source.path(what).asString(""))
                .filter(reference -> !reference.isEmpty())
                .distinct()
                .toList();
    }

    List<String> missedArticles() {
        return missed(asked.articles(), articles);
    }

    List<String> missedDecisions() {
        return missed(asked.decisions(), decisions);
    }

    private static List<String> missed(List<String> expected, List<String> found) {
        return expected.stream().filter(one -> !found.contains(one)).toList();
    }
}
