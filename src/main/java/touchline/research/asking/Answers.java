package touchline.research.asking;

import java.util.List;
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

    public Answers and(List<Found> more) {
        return new Answers(Stream.concat(found.stream(), more.stream()).toList(), gaps, left);
    }
}
