package touchline.study;

import java.util.HashMap;
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
public final class LessonPassages {

    static final String SOURCE = "study/lessons";

    /** Their kind, and the labels that say of which lesson and section they are. */
    public static final String KIND = "lesson";

    public static final String LESSON = "lesson";
    public static final String SECTION = "section";

    private LessonPassages() {}

    static List<Passage> of(Lessons lessons, Instruments register) {
        return lessons.all().stream()
                .flatMap(lesson -> of(lesson, pieces(lesson, lessons.body(lesson), register)))
                .toList();
    }

    /** @param heading of the section it is part of; absent = it is of the whole lesson */
    private record Piece(Optional<String> heading, String text) {}

    private static List<Piece> pieces(Lesson lesson, String body, Instruments register) {
        String instruments = lesson.instruments().stream()
                .map(code -> register.find(code).map(Instrument::title).orElse(code))
                .collect(Collectors.joining("; "));
        Stream<Piece> whole = Stream.concat(Stream.of(lesson.about() + "\n" + instruments), lesson.goals().stream())
                .map(text -> new Piece(Optional.empty(), text));
        Stream<Piece> sections = LessonSections.of(body).stream()
                .map(text -> new Piece(text.lines().findFirst(), text));
        return Stream.concat(whole, sections).toList();
    }

    private static Stream<Passage> of(Lesson lesson, List<Piece> pieces) {
        return IntStream.range(0, pieces.size()).mapToObj(place -> passage(lesson, place, pieces.get(place)));
    }

    private static Passage passage(Lesson lesson, int place, Piece piece) {
        Map<String, String> labels = new HashMap<>(Map.of(LESSON, String.valueOf(lesson.number())));
        piece.heading().ifPresent(heading -> labels.put(SECTION, heading));
        return new Passage(
                "lesson:%d:%d".formatted(lesson.number(), place),
                SOURCE,
                Passage.SHARED,
                KIND,
                Optional.of(Language.EN),
                lesson.title(),
                piece.text(),
                List.of(),
                labels,
                Optional.empty(),
                "Lesson %d: %s".formatted(lesson.number(), lesson.title()),
                Optional.empty());
    }
}
