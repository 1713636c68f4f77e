package touchline.eval.sets;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.eval.metrics.Span;

/**
 * A text and the citations in it.
 *
 * @param tags what kind of text it is, the first one the group it is counted in
 */
public record CitedText(String id, String text, List<Label> citations, List<String> tags) {

    public CitedText {
        citations = List.copyOf(citations);
        tags = List.copyOf(tags);
    }

    /**
     * One citation as it should be found.
     *
     * @param verdict in lower case, as {@code accept}
     * @param accept other verdicts that are no fault
     * @param id of the record that is cited; absent where none is
     * @param mayMean the record that a damaged citation clearly means
     * @param optional whether missing it is no fault
     */
    public record Label(
            Span span,
            String kind,
            String verdict,
            Set<String> accept,
            Optional<String> id,
            Optional<String> mayMean,
            boolean optional) {

        public Label {
            accept = Set.copyOf(accept);
        }

        public boolean allows(String other) {
            return verdict.equals(other) || accept.contains(other);
        }
    }
}
