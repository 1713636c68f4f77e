package touchline.research.findings;

import java.util.Optional;

/**
 * What a draft rests on.
 *
 * @param reference an article's citation, a decision's id or the id of a source of the case
 * @param quote words of {@code passage}
 * @param passage the text that was retrieved, against which the quote is checked
 */
public record Ground(Kind kind, String reference, Optional<String> pinpoint, Optional<String> quote, String passage) {

    /** What the reference names. */
    public enum Kind {
        ARTICLE,
        DECISION,
        SOURCE
    }

    /** Whether the quote stands word for word in the passage; line breaks and spaces alone may differ. */
    boolean isQuotedRightly() {
        return quote.map(words -> plain(passage).contains(plain(words))).orElse(true);
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
