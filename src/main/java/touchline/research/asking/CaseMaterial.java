package touchline.research.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.Source;
import touchline.cases.Sources;
import touchline.cases.search.CaseSearch;
import touchline.cases.search.FoundPassage;
import touchline.cases.search.FoundPassage.Place;
import touchline.retrieval.Strength;

/** Asks the documents and pages of a case. */
public final class CaseMaterial {

    private static final int SEARCHED = 12;
    private static final int PAGE = 100;

    /** A document was added because it matters to the case, whether it answers the question or not. */
    private static final int FIRST = 4;

    private final CaseSearch search;
    private final Sources sources;

    public CaseMaterial(CaseSearch search, Sources sources) {
        this.search = search;
        this.sources = sources;
    }

    /** Everything in the source matrix of a case. */
    public List<Source> sources(String owner, String caseId) {
        var all = new ArrayList<Source>();
        var stretch = sources.list(owner, caseId, Optional.empty(), Optional.empty(), 0, PAGE);
        all.addAll(stretch.items());
        while (stretch.more()) {
            stretch = sources.list(owner, caseId, Optional.empty(), Optional.empty(), all.size(), PAGE);
            all.addAll(stretch.items());
        }
        return all;
    }

    /** What documents and pages of the case say to a question; the register's own words are no material of the case. */
    public OwnMaterial find(String owner, String caseId, String query) {
        List<Source> own = sources(owner, caseId).stream()
                .filter(source ->
                        source.decisionId().isEmpty() && source.article().isEmpty())
                .filter(source ->
                        source.documentId().isPresent() || source.statement().isPresent())
                .toList();
        if (own.isEmpty()) {
            return new OwnMaterial(
                    List.of(),
                    List.of(new Gap(
                            query,
                            "the documents of the case",
                            "The case holds no document and no page that was read.")));
        }
        var part = search.ask(owner, caseId, new CaseSearch.Asked(query, true, false, SEARCHED))
                .ofCase();
        boolean none = part.retrieval() == Strength.NONE;
        List<OwnPassage> passages = part.passages().stream()
                .filter(found -> !none || found.foundIn() == Place.DOCUMENT)
                .limit(none ? FIRST : SEARCHED)
                .flatMap(found -> in(own, found))
                .toList();
        return new OwnMaterial(
                passages, none ? List.of(new Gap(query, "the documents of the case", part.reason())) : List.<Gap>of());
    }

    private static Stream<OwnPassage> in(List<Source> own, FoundPassage found) {
        return own.stream()
                .filter(source -> found.foundIn() == Place.SOURCE
                        ? found.id().filter(source.sourceId()::equals).isPresent()
                        : found.foundIn() == Place.DOCUMENT
                                && source.documentId().isPresent()
                                && source.documentId().equals(found.id()))
                .limit(1)
                .map(source -> new OwnPassage(source.sourceId(), found.citation(), found.text()));
    }
}
