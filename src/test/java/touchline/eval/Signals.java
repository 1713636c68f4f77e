package touchline.eval;

import java.util.List;

/** Which features of the evidence count: few, for there are few questions to learn from. */
enum Signals {
    WITH_MEANING(List.of("coverage", "missing", "missingNames", "figures", "references", "named", "unknown", "cosine")),
    WORDS_ONLY(List.of("coverage", "missing", "missingNames", "figures", "references", "named", "unknown"));

    private final List<String> names;

    Signals(List<String> names) {
        this.names = names;
    }

    List<String> names() {
        return names;
    }
}
