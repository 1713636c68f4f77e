package touchline.retrieval;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds passages by words and by meaning. */
public interface PassageSearch {

    /**
     * What the store holds at the time of the answer: never a passage that is deleted or that the filter hides.
     *
     * @throws touchline.problem.Problem UNAVAILABLE when the database does not answer
     */
    Findings find(Question question);

    /** What the strength of an answer is judged by, for fitting a {@link Calibration}. */
    Evidence evidence(Question question);

    /**
     * How near single texts in English, such as sentences of a passage, are to a question.
     *
     * @return one for each text, in their order
     */
    List<Likeness> compare(String question, List<String> texts);

    /** The vector by which the meaning of a question is compared; absent while its model loads or does not run. */
    Optional<float[]> vector(String question);

    /**
     * The passages nearest to a vector.
     *
     * @param vector of the size of {@link #vector}
     */
    List<Hit> nearest(float[] vector, Filter filter, int limit);

    Coverage coverage();

    /**
     * How many passages there are, and how many of them have their vector.
     *
     * @param embedded with a vector of the model in use
     */
    record Embedded(long passages, long embedded) {}

    /** Of the passages of a source. */
    Embedded embedded(String source);

    /** A passage and what the model in use made of it. */
    record Meant(String citation, float[] vector) {}

    /**
     * The passages of a source in their order, each embedded now if it is not yet.
     *
     * @throws touchline.problem.Problem UNAVAILABLE while the model loads, or where it does not run
     */
    List<Meant> vectors(String source, int offset, int limit);

    /** Of the passages of owners. */
    Embedded embedded(Set<String> owners);

    /** Makes the index anew from the store; searches go on with the old one meanwhile. */
    void rebuild();
}
