package touchline.retrieval.words;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.util.function.SingletonSupplier;
import touchline.retrieval.Glossary;
import touchline.retrieval.Language;

/** The terms of a glossary by their stems, so that inflected forms are terms too. */
public final class Translations {

    private static final int LONGEST = 8;
    private static final int SHORTEST = 4;
    private static final Pattern JOINT = Pattern.compile("(?:s|es|n|en)$");

    /** Reading some thousand phrases takes longer than a start should wait. */
    private final SingletonSupplier<Stems> stems;

    public Translations(Glossary glossary) {
        this.stems = SingletonSupplier.of(() -> Stems.of(glossary));
    }

    /**
     * The glossary by stems.
     *
     * @param english what a term is called in English, by language and the stems of the term
     * @param known all stems of a language
     */
    private record Stems(Map<Language, Map<String, List<String>>> english, Map<Language, Set<String>> known) {

        static Stems of(Glossary glossary) {
            var stems = new Stems(new EnumMap<>(Language.class), new EnumMap<>(Language.class));
            for (Glossary.Term term : glossary.terms()) {
                var meanings = term.words().getOrDefault(Language.EN, List.of());
                term.words().forEach((language, words) -> words.forEach(word -> stems.add(language, word, meanings)));
            }
            return stems;
        }

        private void add(Language language, String word, List<String> meanings) {
            var parts = Words.of(word, Optional.of(language));
            var others = meanings.stream().filter(it -> !it.equals(word)).toList();
            known.computeIfAbsent(language, _ -> new HashSet<>()).addAll(parts);
            if (!parts.isEmpty() && !others.isEmpty()) {
                english.computeIfAbsent(language, _ -> new HashMap<>())
                        .merge(String.join(" ", parts), others, Translations::both);
            }
        }
    }

    /** Reads the glossary, unless it has been read. */
    void load() {
        stems.obtain();
    }

    /** In which languages a word is one of the glossary's, alone or in an expression. */
    public List<Language> languages(String word) {
        return stems.obtain().known().entrySet().stream()
                .filter(entry -> isKnown(Words.of(word, Optional.of(entry.getKey())), entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<String> both(List<String> some, List<String> others) {
        var all = new ArrayList<>(some);
        others.stream().filter(other -> !some.contains(other)).forEach(all::add);
        return all;
    }

    /**
     * @param from index of the first stem of the term, {@code to} after its last
     * @param english what the term is called in English, the usual way first; for an English term, what else it is called
     */
    public record Translated(int from, int to, List<String> english) {}

    /** The terms among the stems of a text, the longest first where several begin at one place; none overlap. */
    public List<Translated> in(List<String> stems, Language language) {
        var terms = this.stems.obtain().english().getOrDefault(language, Map.of());
        List<Translated> found = new ArrayList<>();
        for (int from = 0; from < stems.size(); ) {
            int at = from;
            var term = longest(stems, from, terms)
                    .or(() -> language == Language.DE ? compound(stems.get(at), at, terms) : Optional.empty());
            term.ifPresent(found::add);
            from = term.map(Translated::to).orElse(from + 1);
        }
        return found;
    }

    private static boolean isKnown(List<String> stems, Set<String> known) {
        return !stems.isEmpty() && known.containsAll(stems);
    }

    /** A German word of two that the glossary knows: its English is that of both. */
    private static Optional<Translated> compound(String stem, int at, Map<String, List<String>> terms) {
        for (int cut = SHORTEST; cut <= stem.length() - SHORTEST; cut++) {
            var head = part(stem.substring(0, cut), terms);
            var tail = part(stem.substring(cut), terms);
            if (head.isPresent() && tail.isPresent()) {
                return Optional.of(new Translated(at, at + 1, List.of(head.get() + " " + tail.get())));
            }
        }
        return Optional.empty();
    }

    /** With or without the letters that join it to the next part. */
    private static Optional<String> part(String word, Map<String, List<String>> terms) {
        return Stream.of(word, JOINT.matcher(word).replaceFirst(""))
                .map(it -> String.join(" ", Words.of(it, Optional.of(Language.DE))))
                .map(stem -> terms.getOrDefault(stem, List.of()))
                .flatMap(List::stream)
                .findFirst();
    }

    private static Optional<Translated> longest(List<String> stems, int from, Map<String, List<String>> terms) {
        for (int to = Math.min(stems.size(), from + LONGEST); to > from; to--) {
            var meanings = terms.get(String.join(" ", stems.subList(from, to)));
            if (meanings != null) {
                return Optional.of(new Translated(from, to, meanings));
            }
        }
        return Optional.empty();
    }
}
