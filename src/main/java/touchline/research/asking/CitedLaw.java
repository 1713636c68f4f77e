package touchline.research.asking;

import java.util.List;
import java.util.Set;
import touchline.law.citations.Checked;
import touchline.law.citations.Verdict;
import touchline.law.citations.Verification;

/** What a text cites that the register knows, and what it does not know. */
public record CitedLaw(List<String> articles, List<String> decisions, List<String> unknown) {

    public static final CitedLaw NOTHING = new CitedLaw(List.of(), List.of(), List.of());

    private static final Set<Verdict> UNKNOWN = Set.of(Verdict.UNKNOWN, Verdict.MALFORMED, Verdict.NAME_MISMATCH);

    public CitedLaw {
        articles = List.copyOf(articles);
        decisions = List.copyOf(decisions);
        unknown = List.copyOf(unknown);
    }

    public static CitedLaw of(Verification verification) {
        var known = verification.checked().stream()
                .filter(checked -> !UNKNOWN.contains(checked.verdict()))
                .toList();
        return new CitedLaw(
                known.stream()
                        .flatMap(checked -> checked.article().stream())
                        .map(reading -> reading.provision().citation())
                        .distinct()
                        .toList(),
                known.stream()
                        .flatMap(checked -> checked.decisions().stream().limit(1))
                        .map(decision -> decision.id())
                        .distinct()
                        .toList(),
                verification.checked().stream()
                        .filter(checked -> UNKNOWN.contains(checked.verdict()))
                        .map(Checked::cited)
                        .distinct()
                        .toList());
    }
}
