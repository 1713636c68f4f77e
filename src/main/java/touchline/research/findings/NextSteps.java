package touchline.research.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.CaseFile;
import touchline.cases.Confidence;
import touchline.cases.FindingKind;
import touchline.research.asking.Gap;

/** What follows from the other drafts by rule, and the searches that found nothing. */
public final class NextSteps {

    private static final int DECISIONS = 2;

    private NextSteps() {}

    public static List<Draft> of(CaseFile file, List<Draft> drafts, List<Gap> gaps) {
        var steps = new ArrayList<Draft>();
        with(drafts, FindingKind.RISK, "A period runs")
                .limit(1)
                .forEach(draft -> steps.add(step(
                        "Establish the day on which each period named under the risks began, from a document, and note when it ends.",
                        draft)));
        with(drafts, FindingKind.RISK, "The state of")
                .limit(1)
                .forEach(draft -> steps.add(step(
                        "Fix the day whose law applies, and read the articles named under the risks as of that day.",
                        draft)));
        List<Ground> nearest = with(drafts, FindingKind.ARGUMENT, "")
                .limit(DECISIONS)
                .map(draft -> draft.grounds().getFirst())
                .toList();
        if (!nearest.isEmpty()) {
            steps.add(new Draft(
                    FindingKind.NEXT_STEP,
                    "Read the text of %s before citing: the library holds the points of decisions in own words."
                            .formatted(nearest.stream().map(Ground::reference).collect(Collectors.joining(" and of "))),
                    nearest,
                    Confidence.MEDIUM));
        }
        if (file.forum().isEmpty()) {
            with(drafts, FindingKind.LEGAL_ISSUE, "")
                    .limit(1)
                    .forEach(draft -> steps.add(
                            step("Decide before which body the claim belongs; the case names no forum.", draft)));
        }
        if (gaps.stream().anyMatch(gap -> gap.where().equals("the documents of the case"))
                && with(drafts, FindingKind.FACT, "").findAny().isEmpty()) {
            with(drafts, FindingKind.LEGAL_ISSUE, "")
                    .limit(1)
                    .forEach(draft -> steps.add(step(
                            "Add the contract and the correspondence to the case: what is said here of the facts rests on its summary alone.",
                            draft)));
        }
        return List.copyOf(steps);
    }

    public static List<Draft> negative(List<Gap> gaps) {
        return gaps.stream()
                .map(gap -> new Draft(FindingKind.NEGATIVE_SEARCH, gap.sentence(), List.of(), Confidence.HIGH))
                .toList();
    }

    private static Stream<Draft> with(List<Draft> drafts, FindingKind kind, String start) {
        return drafts.stream()
                .filter(draft -> draft.kind() == kind && draft.text().startsWith(start));
    }

    private static Draft step(String text, Draft because) {
        return new Draft(FindingKind.NEXT_STEP, text, because.grounds(), Confidence.MEDIUM);
    }
}
