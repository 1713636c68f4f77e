package touchline.law.citations;

import java.util.List;
import java.util.Optional;
import touchline.law.decisions.Decision;
import touchline.law.grammar.Identifier;

/** What a text points to, and where in the text it does so. */
public sealed interface Citation {

    Span span();

    /**
     * A decision by its number.
     *
     * @param numbers one, or all those of a joined case
     * @param pinpoint the paragraph or page, as printed
     */
    record OfDecision(Span span, List<Identifier> numbers, Optional<String> pinpoint) implements Citation {

        public OfDecision {
            numbers = List.copyOf(numbers);
        }
    }

    /** A decision by a name it goes by, where only one can be meant. */
    record ByName(Span span, Decision decision, Optional<String> pinpoint) implements Citation {}

    /** "Ibid." and the like, where only one citation can be meant. */
    record Again(Span span, Citation of, Optional<String> pinpoint) implements Citation {}

    /**
     * What looks like a decision's number but is none.
     *
     * @param fault what is wrong with it
     * @param meant numbers it may stand for, whether or not they exist
     */
    record Misprint(Span span, String fault, List<Identifier> meant) implements Citation {

        public Misprint {
            meant = List.copyOf(meant);
        }
    }

    /**
     * An article of an instrument of the register; a list of articles is as many citations.
     *
     * @param instrument its code
     * @param article such as {@code 17(1)} or {@code Annexe 4 art. 3}
     * @param edition the year of the edition that the text names
     */
    record OfArticle(Span span, String instrument, String article, Optional<Integer> edition) implements Citation {}

    /**
     * Something cited that the register cannot speak to.
     *
     * @param what the law, the article or the name, as far as it was understood
     */
    record Beyond(Span span, Reason reason, String what) implements Citation {}

    /** Why the register has nothing to say. */
    enum Reason {
        /** A law or a body's rules that the register does not hold. */
        OTHER_LAW,
        /** An article, and no certainty of which instrument. */
        INSTRUMENT_NOT_NAMED,
        /** A short form that several decisions share. */
        SEVERAL_MEANT,
        /** A name that a decision goes by, and nothing that says that the decision is meant. */
        NAME_ALONE
    }
}
