package touchline.eval;

import java.util.List;
import touchline.eval.sets.TestQuestion;
import touchline.retrieval.Question.Mode;

/** What is searched, and the names of its records. */
interface Library {

    /** Records by one mode, best first, one hundred at most. */
    List<String> found(TestQuestion question, Mode mode);

    /** What a user gets. */
    Answer answer(TestQuestion question);
}
