package touchline.cases;

import java.util.Optional;

/** Cases with all that belongs to them. */
public final class Overviews {

    private static final int DOCUMENTS = 100;

    private final Cases cases;
    private final CaseDocuments documents;

    Overviews(Cases cases, CaseDocuments documents) {
        this.cases = cases;
        this.documents = documents;
    }

    /** @param sources how many of them at most */
    public CaseOverview of(String owner, String caseId, int sources) {
        var files = documents.list(owner, caseId, 0, DOCUMENTS);
        return cases.read(
                owner,
                caseId,
                (database, file) -> new CaseOverview(
                        file,
                        files.items(),
                        new DocumentRows(database).count(caseId),
                        new SourceRows(database).list(caseId, Optional.empty(), Optional.empty(), 0, sources),
                        new SourceRows(database).count(caseId),
                        new FindingRows(database).list(caseId, Optional.empty()),
                        Links.of(database, caseId),
                        Notes.of(database, caseId)));
    }
}
