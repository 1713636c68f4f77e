package touchline.study.assistant;

import java.util.List;
import java.util.Optional;
import touchline.retrieval.Findings;
import touchline.retrieval.Hit;
import touchline.retrieval.Strength;
import touchline.study.Lesson;

/** How sure a search is once only the hits of a lesson count. */
record Narrowed(Strength strength, String reason) {

    static Narrowed of(Findings findings, List<Hit> hits, List<Hit> fitting, Optional<Lesson> lesson) {
        if (lesson.isEmpty() || findings.strength() == Strength.NONE || hits.isEmpty()) {
            return new Narrowed(findings.strength(), findings.reason());
        }
        int number = lesson.get().number();
        if (fitting.isEmpty()) {
            return new Narrowed(
                    Strength.NONE, "Nothing in lesson %d answers this; ask without lesson_number.".formatted(number));
        }
        Hit first = hits.getFirst();
        return fitting.getFirst().equals(first)
                ? new Narrowed(findings.strength(), findings.reason())
                : new Narrowed(
                        Strength.WEAK,
                        "The nearest rule, %s, is outside lesson %d; ask without lesson_number."
                                .formatted(first.passage().citation(), number));
    }
}
