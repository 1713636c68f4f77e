package touchline.research.asking;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was found in one place, best first, and what was not.
 *
 * @param left one sentence for each thing that was left out of the search
 */
public record Answers(List<Found> found, List<Gap> gaps, List<String> left) {

    public Answers {
        found = List.copyOf(found);
        gaps = List.copyOf(gaps);
        left = List.copyOf(left);
    }

    /** What several left out; a sentence that differs in its figures alone is said once. */
    public static List<String> left(Answers... several) {
        return Stream.of(several)
                .flatMap(answers -> answers.left().stream())
                .collect(Collectors.toMap(
                        sentence -> sentence.replaceAll("\\d+", "#"),
                        it -> it,
                        (first, _) -> first,
                        LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    public Answers and(List<Found> more) {
        return new Answers(Stream.concat(found.stream(), more.stream()).toList(), gaps, left);
    }
}
