package touchline.research.sources;

import java.net.URI;
import java.util.List;
import java.util.Locale;

/**
 * One question to a source.
 *
 * @param what is looked for, for the reader; of a citation its number in its normal form
 * @param address of the list of results
 * @param picked which of its entries answer
 * @param words by which entries are picked from a list of everything
 */
public record Lookup(String what, URI address, Picked picked, List<String> words) {

    /** Which entries of a list answer. */
    public enum Picked {
        /** All: the source itself has searched. */
        ALL,
        /** Those that are the decision of the number. */
        NUMBER,
        /** Those that name one of the words. */
        WORDS
    }

    public Lookup {
        words = List.copyOf(words);
    }

    static Lookup number(String key, URI address) {
        return new Lookup(key, address, Picked.NUMBER, List.of());
    }

    static Lookup search(Inquiry asked, URI address) {
        return new Lookup(asked.text(), address, Picked.ALL, asked.words());
    }

    static Lookup list(Inquiry asked, URI address) {
        return new Lookup(asked.text(), address, Picked.WORDS, asked.words());
    }

    public boolean isAnsweredBy(Entry entry) {
        return switch (picked) {
            case ALL -> true;
            case NUMBER -> entry.identifiers().contains(what);
            case WORDS -> {
                String title = entry.title().toLowerCase(Locale.ROOT);
                yield words.stream().anyMatch(word -> title.contains(word.toLowerCase(Locale.ROOT)));
            }
        };
    }
}
