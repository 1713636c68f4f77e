package touchline.study.assistant;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.law.Reading;
import touchline.models.Statement;

/**
 * A field beside football's law, mostly ruled by other bodies, for which no article here answers however near its words are.
 *
 * @param words how questions of the field name it, as patterns of whole words
 * @param where who answers instead, a sentence without its full stop
 * @param lesson the lesson that tells of it all the same
 */
record Elsewhere(String subject, List<String> words, String where, Optional<Integer> lesson) {

    private static final String FILE = "study/elsewhere.json";

    /** An article speaks of the field itself where it holds the word. */
    private static final int HELD_BY_BEST = 2;

    private record Field(Elsewhere elsewhere, Pattern pattern) {}

    private static final List<Field> FIELDS = load();

    private static List<Field> load() {
        try (var json = new ClassPathResource(FILE).getInputStream()) {
            return JsonMapper.shared().readValue(json, new TypeReference<List<Elsewhere>>() {}).stream()
                    .map(one -> new Field(
                            one,
                            Pattern.compile(
                                    "\\b(?:%s)\\b".formatted(String.join("|", one.words())),
                                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(FILE + " cannot be read", unreadable);
        }
    }

    /** @param articles found for the question, best first */
    static Optional<Elsewhere> asked(String question, List<Reading> articles) {
        List<String> best = articles.stream()
                .limit(HELD_BY_BEST)
                .flatMap(Elsewhere::texts)
                .map(text -> text.toLowerCase(Locale.ROOT))
                .toList();
        return FIELDS.stream()
                .filter(field -> field.pattern()
                        .matcher(question)
                        .results()
                        .map(MatchResult::group)
                        .anyMatch(
                                word -> best.stream().noneMatch(text -> text.contains(word.toLowerCase(Locale.ROOT)))))
                .map(Field::elsewhere)
                .findFirst();
    }

    private static Stream<String> texts(Reading reading) {
        return Stream.concat(
                Stream.of(reading.provision().article().title()),
                Statements.of(reading).stream().map(Statement::text));
    }

    String reason() {
        return "It asks about %s, which no article here holds: %s.".formatted(subject, where);
    }
}
