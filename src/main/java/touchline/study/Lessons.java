package touchline.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The eight lessons, in the official order. */
public final class Lessons {

    private static final String FILE = "/study/lessons.json";

    private final List<Lesson> lessons;

    private Lessons(List<Lesson> lessons) {
        this.lessons = List.copyOf(lessons);
    }

    static Lessons load() {
        try (var file = Lessons.class.getResourceAsStream(FILE)) {
            return new Lessons(JsonMapper.shared().readValue(file, new TypeReference<List<Lesson>>() {}));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }

    public List<Lesson> all() {
        return lessons;
    }

    /** Numbers that begin with what was typed. */
    public List<String> numbersFrom(String typed) {
        return lessons.stream()
                .map(lesson -> String.valueOf(lesson.number()))
                .filter(number -> number.startsWith(typed.strip()))
                .toList();
    }

    /** The lesson with a number as somebody wrote it. */
    public Optional<Lesson> written(String number) {
        return lessons.stream()
                .filter(lesson -> String.valueOf(lesson.number()).equals(number))
                .findFirst();
    }

    /**
     * One lesson.
     *
     * @param number 1 to 8
     */
    public Lesson numbered(int number) {
        return lessons.get(number - 1);
    }
}
