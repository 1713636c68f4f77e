package touchline.retrieval.words;

import java.util.List;
import java.util.Optional;
import touchline.retrieval.Language;

/**
 * Something a question asks for: a word, or an expression of the glossary with its translation.
 *
 * @param surface as the question writes it
 * @param forms each a way to find it; a passage need only hold one
 * @param kind what a passage without it lacks
 */
public record Term(String surface, List<Form> forms, Kind kind) {

    /** What is special about a term; particulars are not to be replaced by something similar. */
    public enum Kind {
        WORD,
        FIGURE,
        NAME
    }

    /**
     * @param language whose stems the words are; absent = words as they are
     * @param words all of which make the form
     * @param weight of each word beside the question's own, which weigh 1
     */
    public record Form(Optional<Language> language, List<String> words, double weight) {}
}
