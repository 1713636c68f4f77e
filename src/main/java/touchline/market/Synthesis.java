package touchline.market;

import java.util.List;
import java.util.Optional;
import touchline.models.Statement;
import touchline.models.Written;

/**
 * What a language model makes of a dossier.
 *
 * @param problem why there is none; absent when there is one
 * @param sentences each with what it rests on
 * @param dropped how many sentences were left out, because they cite nothing or say what the passages do not hold
 */
public record Synthesis(
        Optional<String> problem,
        Optional<String> model,
        List<Statement> sentences,
        int dropped,
        Optional<Written.Usage> usage) {

    public Synthesis {
        sentences = List.copyOf(sentences);
    }

    static Synthesis unavailable(String sentence) {
        return new Synthesis(Optional.of(sentence), Optional.empty(), List.of(), 0, Optional.empty());
    }
}
