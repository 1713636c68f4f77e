package touchline.study.assistant;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.law.Reading;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Hit;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;
import touchline.study.Lesson;
import touchline.study.LessonPassages;
import touchline.study.Lessons;

/** Finds where the lessons teach what is asked. They are pointed to and never quoted: facts come from articles. */
record Places(PassageSearch search, Lessons lessons) {

    private static final int MOST = 2;

    /** @param only the lesson to stay in */
    List<Place> teaching(String question, Optional<Lesson> only) {
        Filter filter = Filter.shared().ofKinds(Set.of(LessonPassages.KIND));
        Findings findings = search.find(Question.of(
                question,
                only.map(lesson -> filter.labelled(Map.of(LessonPassages.LESSON, String.valueOf(lesson.number()))))
                        .orElse(filter)));
        return findings.strength() == Strength.NONE
                ? List.of()
                : findings.hits().stream().limit(MOST).map(this::place).toList();
    }

    /** The lessons of which these articles are the key articles. */
    List<Place> teaching(List<Reading> articles) {
        return articles.stream()
                .limit(MOST)
                .map(reading -> reading.provision().citation())
                .flatMap(citation -> lessons.all().stream()
                        .filter(lesson -> lesson.articles().contains(citation)))
                .distinct()
                .limit(MOST)
                .map(lesson -> new Place(lesson, Optional.empty()))
                .toList();
    }

    List<Place> of(Elsewhere elsewhere) {
        return elsewhere.lesson().stream()
                .map(number -> new Place(lessons.numbered(number), Optional.empty()))
                .toList();
    }

    private Place place(Hit hit) {
        Map<String, String> labels = hit.passage().labels();
        return new Place(
                lessons.numbered(Integer.parseInt(labels.getOrDefault(LessonPassages.LESSON, "1"))),
                Optional.ofNullable(labels.get(LessonPassages.SECTION)));
    }
}
