package touchline.cases.search;

import java.util.List;
import touchline.mcp.Doc;
import touchline.retrieval.Strength;

/** What one part of the search found, and how far that can be relied on. */
public record SearchedPart(
        Strength retrieval,
        @Doc("Why, in one sentence") String reason,
        @Doc("Best first") List<FoundPassage> passages) {

    public SearchedPart {
        passages = List.copyOf(passages);
    }

    /** What cites something unknown is not answered, whatever was found. */
    SearchedPart doubted() {
        return new SearchedPart(retrieval == Strength.STRONG ? Strength.WEAK : retrieval, reason, passages);
    }
}
