package touchline.retrieval.words;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.retrieval.Glossary;
import touchline.retrieval.Language;

/** The terms of a glossary by their stems, so that inflected forms are terms too. */
public final class Translations {

    private static final int LONGEST = 8;

    private final Map<Language, Map<String, List<String>>> english = new EnumMap<>(Language.class);

    public Translations(Glossary glossary) {
        for (Glossary.Term term : glossary.terms()) {
            var meanings = term.words().getOrDefault(Language.EN, List.of());
            term.words().forEach((language, words) -> {
                if (language != Language.EN && !meanings.isEmpty()) {
                    words.forEach(word -> add(language, word, meanings));
                }
            });
        }
    }

    private void add(Language language, String word, List<String> meanings) {
        var stems = String.join(" ", Words.of(word, Optional.of(language)));
        if (!stems.isEmpty()) {
            english.computeIfAbsent(language, _ -> new HashMap<>())
                    .merge(stems, List.of(meanings.getFirst()), Translations::both);
        }
    }

    private static List<String> both(List<String> some, List<String> others) {
        var all = new ArrayList<>(some);
        others.stream().filter(other -> !some.contains(other)).forEach(all::add);
        return all;
    }

    /**
     * @param from index of the first stem of the term, {@code to} after its last
     * @param english what the term is called in English, one or more ways
     */
    public record Translated(int from, int to, List<String> english) {}

    /** The terms among the stems of a text, the longest first where several begin at one place; none overlap. */
    public List<Translated> in(List<String> stems, Language language) {
        var terms = english.getOrDefault(language, Map.of());
        List<Translated> found = new ArrayList<>();
        for (int from = 0; from < stems.size(); ) {
            var term = longest(stems, from, terms);
            term.ifPresent(found::add);
            from = term.map(Translated::to).orElse(from + 1);
        }
        return found;
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
