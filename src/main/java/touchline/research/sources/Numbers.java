package touchline.research.sources;

import java.util.List;
import java.util.stream.Stream;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.law.grammar.Kind;

/** The numbers of decisions in what sources write, in their normal form. */
final class Numbers {

    private Numbers() {}

    static List<String> in(String text) {
        return keys(Identifiers.in(text).stream());
    }

    static List<String> in(String text, Kind kind) {
        return keys(Identifiers.in(text).stream().filter(number -> number.kind() == kind));
    }

    private static List<String> keys(Stream<Identifier> numbers) {
        return numbers.map(Identifier::key).distinct().toList();
    }
}
