package touchline.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The eight lessons, in the official order. */
public final class Lessons {

    private static final String FILE = "/study/lessons.json";

    private final List<Lesson> lessons;
    private final List<String> bodies;

    private Lessons(List<Lesson> lessons) {
        this.lessons = List.copyOf(lessons);
        this.bodies = lessons.stream().map(Lessons::read).toList();
    }

    private static String read(Lesson lesson) {
        String file = "/study/lessons/%d.md".formatted(lesson.number());
        try (var stream = Lessons.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException(file + " is missing from the program");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
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

    /** What a lesson teaches, as Markdown; it cites in double brackets, such as {@code [[RSTP 17(1)]]}. */
    public String body(Lesson lesson) {
        return bodies.get(lesson.number() - 1);
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
