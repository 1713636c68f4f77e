package touchline.retrieval;

import java.util.List;
import java.util.Map;

/** Terms of a field in several languages: what makes a question in one language find text in another. */
@FunctionalInterface
public interface Glossary {

    List<Term> terms();

    /** @param words what the term is called in each language, the usual word first */
    record Term(Map<Language, List<String>> words) {

        public Term {
            words = Map.copyOf(words);
        }
    }
}
