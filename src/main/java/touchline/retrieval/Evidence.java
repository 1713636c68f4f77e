package touchline.retrieval;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What speaks for and against a question being answered by what was found.
 *
 * @param features numbers of about 0 to 1 by name; those of meaning are left out when it was not compared
 * @param uncovered words of the question that none of the best hits holds
 * @param unknown of these, figures and names that no passage open to the question holds
 */
public record Evidence(Map<String, Double> features, List<String> uncovered, List<String> unknown) {

    public Evidence {
        features = Collections.unmodifiableMap(new TreeMap<>(features));
        uncovered = List.copyOf(uncovered);
        unknown = List.copyOf(unknown);
    }

    /** When nothing at all was found. */
    public static Evidence none(List<String> words) {
        return new Evidence(Map.of(), words, List.of());
    }

    public boolean comparesMeaning() {
        return features.containsKey("cosine");
    }
}
