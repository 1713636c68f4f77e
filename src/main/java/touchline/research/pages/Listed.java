package touchline.research.pages;

import java.util.List;
import touchline.research.sources.Entry;

/**
 * What came of asking a source.
 *
 * @param outcome answered, or why not: robots, blocked, odd_shape and the like
 * @param sentence how many entries came, or why none could
 * @param bytes how many the answer had
 */
public record Listed(String outcome, String sentence, long bytes, List<Entry> entries) {

    static final String ANSWERED = "answered";

    public Listed {
        entries = List.copyOf(entries);
    }

    public boolean isAnswered() {
        return outcome.equals(ANSWERED);
    }
}
