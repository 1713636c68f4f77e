package touchline.caseapi;

import touchline.problem.Problem;
import touchline.retrieval.PassageSearch;

/** Vectors of the embedding model in use. */
final class Vectors {

    private Vectors() {}

    /** @throws Problem UNAVAILABLE while the model loads, or where it does not run */
    static float[] of(String text, PassageSearch search) {
        return search.vector(text)
                .orElseThrow(() -> Problem.unavailable(
                        "The embedding model is still loading or does not run on this server: ask again in a minute."));
    }
}
