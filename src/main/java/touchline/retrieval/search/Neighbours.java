package touchline.retrieval.search;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import touchline.retrieval.Filter;
import touchline.retrieval.Passage;
import touchline.retrieval.strength.Likenesses;

/**
 * How like a question is to what the library answers, and to questions that it does not answer. The cosines are those of the
 * vectors less the mean of all: what every text has in common says nothing.
 *
 * @param field of the vectors
 * @param mean of the vectors, of no length where it is not known
 */
record Neighbours(IndexSearcher searcher, String field, float[] mean) {

    private static final Set<String> HERE = Set.of(Passage.SHARED, Passage.ASKED);

    /** The nearest before the mean is taken away, among which are those that are nearest after. */
    private static final int LOOKED_AT = 30;

    /** A single neighbour may be there by chance. */
    private static final int NEAREST = 3;

    /**
     * @param wording of the question
     * @param vector of the question; absent = it cannot be compared
     * @param kinds of the passages that may answer, empty for all
     */
    Likenesses of(double wording, Optional<float[]> vector, Set<String> kinds) throws IOException {
        if (vector.isEmpty()) {
            return new Likenesses(
                    OptionalDouble.of(wording), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());
        }
        float[] question = vector.get();
        return new Likenesses(
                OptionalDouble.of(wording),
                mean(question, Filter.ownedBy(HERE).ofKinds(kinds)),
                mean(question, Filter.ownedBy(Set.of(Passage.ELSEWHERE))),
                mean(question, Filter.ownedBy(Set.of(Passage.UNRELATED))));
    }

    /** The mean cosine of the nearest; absent when there is none. */
    private OptionalDouble mean(float[] question, Filter among) throws IOException {
        var query = new KnnFloatVectorQuery(field, question, LOOKED_AT, Queries.filter(among));
        var found = Arrays.stream(searcher.search(query, LOOKED_AT).scoreDocs)
                .map(hit -> hit.doc)
                .toList();
        return new Readings(searcher, found)
                .cosines(field, question, mean).values().stream()
                        .sorted(Comparator.reverseOrder())
                        .limit(NEAREST)
                        .mapToDouble(it -> it)
                        .average();
    }
}
