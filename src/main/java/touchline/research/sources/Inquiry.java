package touchline.research.sources;

import java.util.List;
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

    List<Identifier> of(Kind kind) {
        return cited.stream().filter(number -> number.kind() == kind).toList();
    }
}
