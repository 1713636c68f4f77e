package touchline.retrieval.words;

import java.util.List;
import touchline.retrieval.Language;

/**
 * A question, read.
 *
 * @param text cleaned and, when it was very long, cut; with the translations of its terms
 * @param terms what it asks for, each once
 * @param references the numbers in it that may point somewhere
 * @param translated whether the glossary knew some of its words
 * @param truncated whether a part of it was left out
 */
public record Asked(
        String text,
        Language language,
        List<Term> terms,
        List<Reference> references,
        boolean translated,
        boolean truncated) {

    public boolean isEmpty() {
        return terms.isEmpty() && references.isEmpty();
    }

    /** Whether it names the place of a rule and says nothing else: {@code art. 12 bis}. */
    public boolean isOnlyAPlace() {
        return references.stream().anyMatch(Reference::certain)
                && terms.stream().allMatch(term -> References.isWordOfPlace(term.surface()));
    }
}
