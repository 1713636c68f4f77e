package touchline.retrieval.search;

import touchline.retrieval.Language;
import touchline.retrieval.words.Asked;

/** How much meaning counts beside words, from measurements on public sets in four languages. */
final class Shares {

    /** English: its words are few and clear, and people ask in others than the law's. */
    private static final double SAME_LANGUAGE = 0.7;

    /** Another language whose terms were translated: words find English text too. */
    private static final double TRANSLATED = 0.4;

    /** Another language and no translation: words of English text are hardly found, meaning is. */
    private static final double FOREIGN = 0.6;

    private Shares() {}

    static double ofMeaning(Asked asked, boolean compared) {
        // The meaning of a bare number is that of any other.
        if (!compared || asked.isOnlyAPlace()) {
            return 0;
        }
        if (asked.language() == Language.EN) {
            return SAME_LANGUAGE;
        }
        return asked.translated() ? TRANSLATED : FOREIGN;
    }
}
