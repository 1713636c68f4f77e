package touchline.retrieval.words;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;
import touchline.retrieval.words.Term.Form;

/** The words and references that one passage holds. */
public final class PassageWords {

    private final Set<String> plain;
    private final Map<Language, Set<String>> stems = new EnumMap<>(Language.class);
    private final Set<String> references = new HashSet<>();

    public PassageWords(Passage passage) {
        this(passage.title() + "\n" + passage.text() + "\n" + String.join("\n", passage.names()), passage.language());
    }

    /** Those of the title and the names alone: what the passage is, not what it mentions. */
    public static PassageWords heading(Passage passage) {
        return new PassageWords(passage.title() + "\n" + String.join("\n", passage.names()), passage.language());
    }

    public static PassageWords of(String text, Language language) {
        return new PassageWords(text, Optional.of(language));
    }

    private PassageWords(String text, Optional<Language> language) {
        this.plain = Set.copyOf(new HashSet<>(Words.of(text, Optional.empty())));
        language.stream()
                .flatMap(Language::read)
                .forEach(one -> stems.put(one, new HashSet<>(Words.of(text, Optional.of(one)))));
        for (Reference reference : References.in(text)) {
            references.add(reference.exact());
            references.addAll(reference.parents());
            references.addAll(reference.loose());
        }
    }

    /** From 0 for none of the term's words to 1 for all words of one of its forms. */
    public double share(Term term) {
        return term.forms().stream().mapToDouble(this::share).max().orElse(0);
    }

    private double share(Form form) {
        var held = form.language()
                .map(language -> stems.getOrDefault(language, Set.of()))
                .orElse(plain);
        return form.words().stream().filter(held::contains).count()
                / (double) Math.max(1, form.words().size());
    }

    public boolean holds(Term term) {
        return share(term) > 0.5;
    }

    public boolean holds(Reference reference) {
        return references.contains(reference.exact());
    }
}
