package touchline.retrieval.search;

import java.util.OptionalDouble;

/**
 * A passage that may be an answer.
 *
 * @param words its score by words, absent when it is not among the best by words
 * @param similarity the cosine to the question, absent when it has no vector or the question has none
 * @param rank by the references of the question: what it is called comes first, then what it is part of
 */
record Candidate(
        int document, String id, String unit, double words, OptionalDouble similarity, Rank rank, double score) {

    enum Rank {
        /** It has a name that the question gives. */
        NAMED,
        /** A name of it is a part of what the question gives, or the other way round. */
        KIN,
        /** It mentions what the question gives. */
        MENTIONS,
        OTHER
    }

    Candidate scored(double newScore) {
        return new Candidate(document, id, unit, words, similarity, rank, newScore);
    }
}
