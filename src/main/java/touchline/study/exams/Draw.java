package touchline.study.exams;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import touchline.study.Option;
import touchline.study.Question;

/** Draws questions from a seed: the same seed, bank and history give the same paper. */
final class Draw {

    private final Random random;
    private final Map<String, Instant> seen;

    /** @param seen when the candidate was last asked each question */
    Draw(int seed, Map<String, Instant> seen) {
        // Its algorithm is part of its specification, so that a seed holds on every machine.
        this.random = new Random(seed);
        this.seen = seen;
    }

    /**
     * So many from each lesson, in mixed order; where a lesson has too few, others fill up.
     *
     * @param shares by lesson
     */
    List<Question> blueprint(List<Question> pool, Map<Integer, Integer> shares) {
        int total = shares.values().stream().mapToInt(Integer::intValue).sum();
        Set<Question> drawn = new LinkedHashSet<>();
        shares.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(share -> drawn.addAll(some(
                        pool.stream()
                                .filter(question -> question.lesson() == share.getKey())
                                .toList(),
                        share.getValue())));
        drawn.addAll(
                some(pool.stream().filter(question -> !drawn.contains(question)).toList(), total - drawn.size()));
        return mixed(drawn);
    }

    /** Never asked ones first, then those asked longest ago. */
    List<Question> some(List<Question> pool, int count) {
        return mixed(pool).stream()
                .sorted(Comparator.comparing(question -> seen.getOrDefault(question.id(), Instant.MIN)))
                .limit(count)
                .toList();
    }

    /** Numbers them and shuffles their options. */
    List<Sheet> sheets(List<Question> questions) {
        return IntStream.range(0, questions.size())
                .mapToObj(place -> new Sheet(
                        place + 1,
                        questions.get(place),
                        mixed(questions.get(place).options().stream()
                                .map(Option::id)
                                .toList()),
                        Optional.empty()))
                .toList();
    }

    private <T> List<T> mixed(Collection<T> things) {
        List<T> mixed = new ArrayList<>(things);
        Collections.shuffle(mixed, random);
        return mixed;
    }
}
