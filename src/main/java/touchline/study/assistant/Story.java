package touchline.study.assistant;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * A question without what is only its setting.
 *
 * @param asked the words to search with
 * @param examples names that were left out
 */
record Story(String asked, Set<String> examples) {

    /** What is to be said of the names; empty when there are none. */
    String remark() {
        return examples.isEmpty()
                ? ""
                : " Taken for names of an example, of which nothing is known here: %s."
                        .formatted(examples.stream().map("“%s”"::formatted).collect(Collectors.joining(", ")));
    }
}
