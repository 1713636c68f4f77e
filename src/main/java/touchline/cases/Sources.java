package touchline.cases;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.retrieval.Passages;

/** The source matrices of everybody's cases. */
public final class Sources {

    public static final int NOTE = 5_000;

    private final Cases cases;
    private final Passages passages;

    Sources(Cases cases, Passages passages) {
        this.cases = cases;
        this.passages = passages;
    }

    /** In the order in which they were read. */
    public Stretch<Source> list(
            String owner,
            String caseId,
            Optional<SourceType> type,
            Optional<Authority> authority,
            int offset,
            int limit) {
        return cases.read(
                owner,
                caseId,
                (database, file) ->
                        Stretch.of(new SourceRows(database).list(caseId, type, authority, offset, limit + 1), limit));
    }

    /** Attaches a source; the same decision, article or address again takes the place of what was known of it. */
    public Source attach(String owner, Source source) {
        return cases.write(owner, source.caseId(), (database, file) -> attach(database, source));
    }

    /**
     * Attaches a source together with its text, in the passages in which it is to be found.
     *
     * @param pieces in the source's own words
     */
    public Source attach(String owner, Source source, List<Piece> pieces) {
        return cases.write(owner, source.caseId(), (database, file) -> {
            var kept = attach(database, source);
            passages.replace(CasePassages.source(kept), CasePassages.of(kept, pieces));
            return kept;
        });
    }

    /** Within a write of its case. */
    Source attach(JdbcClient database, Source source) {
        var rows = new SourceRows(database);
        var kept = rows.known(source.caseId(), source.reference())
                .map(there -> source.known(there.sourceId()).noted(source.note().or(there::note)))
                .orElse(source);
        rows.put(kept);
        if (kept.documentId().isEmpty()) {
            passages.replace(CasePassages.source(kept), List.of(CasePassages.of(kept)));
        }
        return kept;
    }
}
