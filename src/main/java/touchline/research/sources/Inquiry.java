package touchline.research.sources;

import java.net.URI;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Kind;

/**
 * What is looked for in a source.
 *
 * @param words those of the question that its law is about, the weightiest first
 * @param cited decisions to be looked up by number
 */
public record Inquiry(List<String> words, List<Identifier> cited) {

    public Inquiry {
        words = List.copyOf(words);
        cited = List.copyOf(cited);
    }

    String text() {
        return String.join(" ", words);
    }

    /**
     * Each citation of a kind by its number, and the words of the question where there are any.
     *
     * @param list where a number, in its normal form, is looked up
     * @param words how the words are looked up
     */
    List<Lookup> lookups(Kind kind, Function<String, URI> list, Function<Inquiry, Lookup> words) {
        return Stream.concat(
                        numbers(kind, list).stream(), this.words.isEmpty() ? Stream.of() : Stream.of(words.apply(this)))
                .toList();
    }

    /** Each citation of a kind by its number. */
    List<Lookup> numbers(Kind kind, Function<String, URI> list) {
        return cited.stream()
                .filter(number -> number.kind() == kind)
                .map(number -> Lookup.number(number.key(), list.apply(number.key())))
                .toList();
    }
}
