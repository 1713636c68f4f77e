package touchline.models;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A sentence that says where it is from: a passage given to a model, or a sentence of its answer.
 *
 * @param citation what it rests on, such as {@code RSTP 17(3)}
 * @param article the article of that rule, as the register cites it; of what is no rule the citation again
 */
public record Statement(String text, String citation, String article) {

    /** Passages as a model is given them: each with its number, from 1. */
    public static String numbered(List<Statement> passages) {
        return IntStream.range(0, passages.size())
                .mapToObj(i -> "[%d] %s: %s"
                        .formatted(
                                i + 1,
                                passages.get(i).citation(),
                                passages.get(i).text()))
                .collect(Collectors.joining("\n"));
    }
}
