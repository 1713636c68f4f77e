package touchline.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/** The lessons as passages to be found: one for each goal and section, all cited as the lesson. */
final class LessonPassages {

    static final String SOURCE = "study/lessons";

    private static final String KIND = "lesson";

    private LessonPassages() {}

    static List<Passage> of(Lessons lessons, Instruments register) {
        return lessons.all().stream()
                .flatMap(lesson -> of(lesson, sections(lesson, lessons.body(lesson), register)))
                .toList();
    }

    private static List<String> sections(Lesson lesson, String body, Instruments register) {
        String instruments = lesson.instruments().stream()
                .map(code -> register.find(code).map(Instrument::title).orElse(code))
                .collect(Collectors.joining("; "));
        return Stream.of(
                        Stream.of(lesson.about() + "\n" + instruments),
                        lesson.goals().stream(),
                        LessonSections.of(body).stream())
                .flatMap(parts -> parts)
                .toList();
    }

    private static Stream<Passage> of(Lesson lesson, List<String> sections) {
        return IntStream.range(0, sections.size()).mapToObj(section -> passage(lesson, section, sections.get(section)));
    }

    private static Passage passage(Lesson lesson, int section, String text) {
        return new Passage(
                "lesson:%d:%d".formatted(lesson.number(), section),
                SOURCE,
                Passage.SHARED,
                KIND,
                Optional.of(Language.EN),
                lesson.title(),
                text,
                List.of(),
                Map.of("lesson", String.valueOf(lesson.number())),
                Optional.empty(),
                "Lesson %d: %s".formatted(lesson.number(), lesson.title()),
                Optional.empty());
    }
}
