package touchline.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An article number taken apart, so that every way of writing it is one value: {@code 17(1)} and
 * {@code Art. 17 para. 1} are {@code [17, 1]}, {@code Annex 4.5} is {@code [annexe 4, 5]}.
 *
 * @param segments from the widest part to the narrowest, lower case
 * @param upTo the last value of the narrowest part in a range such as {@code 5.3-5.5}
 */
record ArticleNumber(List<String> segments, Optional<String> upTo) {

    private static final int WIDEST_RANGE = 50;

    ArticleNumber {
        segments = List.copyOf(segments);
    }

    static ArticleNumber of(List<String> segments) {
        return new ArticleNumber(segments, Optional.empty());
    }

    /** Reads what people write; empty = not an article number, and never a guess at one. */
    static Optional<ArticleNumber> parse(String written) {
        return WrittenNumber.read(written);
    }

    /** The single numbers of a range; a number that is no range stands alone. */
    List<ArticleNumber> each() {
        return upTo.map(last -> between(segments.getLast(), last).stream()
                        .map(this::endingIn)
                        .toList())
                .orElse(List.of(this));
    }

    private ArticleNumber endingIn(String segment) {
        List<String> changed = new ArrayList<>(segments.subList(0, segments.size() - 1));
        changed.add(segment);
        return of(changed);
    }

    private static List<String> between(String first, String last) {
        if (first.matches("\\d+") && last.matches("\\d+")) {
            int from = Integer.parseInt(first);
            int to = Integer.parseInt(last);
            if (from <= to && to - from <= WIDEST_RANGE) {
                return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
            }
        } else if (first.length() == 1 && last.length() == 1 && first.compareTo(last) <= 0) {
            return IntStream.rangeClosed(first.charAt(0), last.charAt(0))
                    .mapToObj(Character::toString)
                    .toList();
        }
        return List.of(first, last);
    }

    /** Whether one of the two is part of the other: {@code 17(1)} concerns {@code 17(1)(a)}, and the other way round. */
    boolean concerns(ArticleNumber other) {
        int shared = Math.min(segments.size(), other.segments.size());
        return segments.subList(0, shared).equals(other.segments.subList(0, shared));
    }

    /** The first {@code length} segments. */
    ArticleNumber head(int length) {
        return of(segments.subList(0, length));
    }
}
