package touchline.cases;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;
import touchline.retrieval.Passages;

/** What was found out about everybody's cases. */
public final class Findings {

    private final Cases cases;
    private final Passages passages;

    Findings(Cases cases, Passages passages) {
        this.cases = cases;
        this.passages = passages;
    }

    /** In the order in which they were made. */
    public List<Finding> list(String owner, String caseId, Optional<FindingKind> kind) {
        return cases.read(owner, caseId, (database, file) -> new FindingRows(database).list(caseId, kind));
    }

    /**
     * Adds findings, all or none.
     *
     * @throws Problem NOT_FOUND for a source that is not in the matrix of the case
     */
    public void add(String owner, String caseId, List<Finding> findings) {
        cases.write(owner, caseId, (database, file) -> {
            findings.forEach(finding -> add(database, caseId, finding));
            return caseId;
        });
    }

    private void add(JdbcClient database, String caseId, Finding finding) {
        if (!finding.caseId().equals(caseId)) {
            throw new IllegalArgumentException("The finding is of another case");
        }
        var ids = new SourceRows(database).ids(caseId);
        if (!finding.sources().stream().allMatch(support -> ids.contains(support.sourceId()))) {
            throw Problem.notFound("The finding rests on a source that the case does not have: attach it first.");
        }
        new FindingRows(database).add(finding);
        passages.replace(CasePassages.source(finding), List.of(CasePassages.of(finding)));
    }
}
