package touchline.documents.reading.ocr;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which numbers stand before the paragraphs of a document, when each was read twice and some misread: those that count on
 * best from the first to the last. A number that both readings show is believed, whether it counts on or not, and one that
 * neither shows is told only between others that are.
 */
final class Counting {

    /** What a number costs that a place does not show plainly: the path that costs least is believed. */
    private static final double DOTS_LOST = 1;

    private static final double DIGIT_LOST = 1.5;
    private static final double UNREADABLE = 2;
    private static final double OTHER_READ = 3;

    /** More than any way around it. */
    private static final double OTHER_READ_TWICE = 50;

    /** What a number costs that does not count on from the one before, and what it costs to read none. */
    private static final double JUMP = 2.5;

    private static final double NONE = 6;
    private static final double JUMP_READ_ONCE = 4;
    private static final double NONE_READ_ONCE = 4.5;

    /** So many unreadable numbers in a row are still counted. */
    private static final int GAP = 4;

    private static final int PATHS = 40;

    private Counting() {}

    /**
     * Where something is printed before a paragraph.
     *
     * @param first as it was read with the page, empty when it was overlooked
     * @param second as it was read alone
     */
    record Place(String first, String second) {

        private List<ParagraphNumber> readings() {
            return Stream.of(first, second)
                    .map(ParagraphNumber::of)
                    .flatMap(Optional::stream)
                    .distinct()
                    .toList();
        }

        private boolean isReadTwice() {
            var one = ParagraphNumber.of(first);
            return one.isPresent() && one.equals(ParagraphNumber.of(second));
        }

        private double cost(ParagraphNumber number) {
            if (readings().contains(number)) {
                return 0;
            }
            var own = number.digits();
            var seen = Stream.of(first, second)
                    .map(text -> text.replaceAll("[^\\p{L}\\p{N}]", ""))
                    .toList();
            if (seen.contains(own)) {
                return DOTS_LOST;
            }
            if (isReadTwice()) {
                return OTHER_READ_TWICE;
            }
            if (seen.stream().anyMatch(text -> lacksOne(own, text))) {
                return DIGIT_LOST;
            }
            return readings().isEmpty() ? UNREADABLE : OTHER_READ;
        }

        /** Whether a digit of several was taken for something else, or the last one overlooked. */
        private static boolean lacksOne(String digits, String seen) {
            if (digits.length() < 2 || seen.isEmpty()) {
                return false;
            }
            long same = Stream.iterate(0, i -> i + 1)
                    .limit(Math.min(digits.length(), seen.length()))
                    .filter(i -> digits.charAt(i) == seen.charAt(i))
                    .count();
            return same == digits.length() - 1
                    && digits.length() - seen.length() <= 1
                    && seen.length() <= digits.length();
        }
    }

    /** @param told whether the place shows the number, rather than its neighbours */
    private record Path(@Nullable Path before, ParagraphNumber last, boolean read, boolean told, double cost) {

        static final Path START = new Path(null, ParagraphNumber.NONE, false, false, 0);

        Stream<Path> on(Place place) {
            var counted = last.next().stream().map(next -> step(next, place.cost(next)));
            double jump = place.isReadTwice() ? JUMP : JUMP_READ_ONCE;
            double none = place.isReadTwice() ? NONE : NONE_READ_ONCE;
            var jumped = place.readings().stream().map(other -> new Path(this, other, true, true, cost + jump));
            return Stream.of(counted, jumped, Stream.of(new Path(this, last, false, false, cost + none)))
                    .flatMap(paths -> paths);
        }

        private Path step(ParagraphNumber next, double more) {
            return new Path(this, next, true, more < UNREADABLE, cost + more);
        }
    }

    /** For each place its number, absent where none can be told; of places in order. */
    static List<Optional<ParagraphNumber>> read(List<Place> places) {
        Collection<Path> paths = List.of(Path.START);
        for (var place : places) {
            Map<ParagraphNumber, Path> best = new HashMap<>();
            paths.stream()
                    .flatMap(path -> path.on(place))
                    .forEach(path ->
                            best.merge(path.last(), path, (one, other) -> other.cost() < one.cost() ? other : one));
            paths = best.values().stream()
                    .sorted(Comparator.comparingDouble(Path::cost))
                    .limit(PATHS)
                    .toList();
        }
        return numbers(paths.iterator().next());
    }

    private static List<Optional<ParagraphNumber>> numbers(Path end) {
        List<Path> steps = new ArrayList<>();
        for (var step = end; step.before() != null; step = step.before()) {
            steps.addFirst(step);
        }
        List<Optional<ParagraphNumber>> numbers = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            var step = steps.get(i);
            boolean sure = step.read() && (step.told() || isBetween(steps, i));
            numbers.add(sure ? Optional.of(step.last()) : Optional.empty());
        }
        return numbers;
    }

    private static boolean isBetween(List<Path> steps, int at) {
        return steps.subList(Math.max(0, at - GAP), at).stream().anyMatch(Path::told)
                && steps.subList(at, Math.min(steps.size(), at + GAP + 1)).stream()
                        .anyMatch(Path::told);
    }
}
