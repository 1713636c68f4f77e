package touchline.retrieval;

import java.util.List;

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

    Coverage coverage();

    /** Makes the index anew from the store; searches go on with the old one meanwhile. */
    void rebuild();
}
