package touchline.retrieval;

import java.util.List;
import java.util.Optional;

/**
 * A passage found.
 *
 * @param score what the order goes by, 0 to 1 within one answer; not comparable between answers
 * @param matched words of the question that are in it, as the question writes them
 * @param similarity of meaning, the cosine of the vectors; absent when the meaning was not compared
 */
public record Hit(Passage passage, double score, List<String> matched, Optional<Double> similarity) {

    public Hit {
        matched = List.copyOf(matched);
    }
}
