package touchline.research.brief;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import touchline.cases.CaseFile;
import touchline.cases.Finding;
import touchline.cases.FindingKind;
import touchline.cases.Source;

/**
 * What a brief is written from.
 *
 * @param findings of this research, in order
 * @param sources all of the case
 * @param left one sentence for each thing that was not searched or could not be done
 */
public record Material(
        CaseFile file,
        String query,
        String depth,
        LocalDate asOf,
        List<Finding> findings,
        List<Source> sources,
        List<String> left) {

    public Material {
        findings = List.copyOf(findings);
        sources = List.copyOf(sources);
        left = List.copyOf(left);
    }

    Stream<Finding> of(FindingKind kind) {
        return findings.stream().filter(finding -> finding.kind() == kind);
    }

    /** What a summary may say something from. */
    public List<Finding> grounded() {
        return findings.stream().filter(finding -> !finding.sources().isEmpty()).toList();
    }
}
