package touchline.eval;

import java.util.List;
import java.util.stream.Stream;

/** Which features of the evidence count: few, for there are few questions to learn from. */
enum Signals {
    WITH_MEANING,
    WORDS_ONLY;

    List<String> names() {
        Stream<String> words = Stream.of(
                "coverage", "missing", "missingNames", "figures", "references", "named", "unknown", "wording");
        return (this == WORDS_ONLY
                        ? words
                        : Stream.concat(
                                words,
                                Stream.of(
                                        "cosine", "here", "elsewhere", "unrelated", "overElsewhere", "overUnrelated")))
                .toList();
    }
}
