package touchline.retrieval.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.retrieval.Language;
import touchline.retrieval.words.Term.Form;
import touchline.retrieval.words.Term.Kind;

/** Reads questions: any string, never as a query language. */
public final class Asking {

    private static final int MOST_CHARACTERS = 20_000;
    private static final int MOST_TERMS = 64;
    private static final int MOST_REFERENCES = 16;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+(?:['’.][\\p{L}\\p{M}\\p{N}]+)*");
    private static final Pattern SENTENCE_END = Pattern.compile(".*[.?!:]\\s*", Pattern.DOTALL);
    private static final Pattern ACRONYM = Pattern.compile("\\p{Lu}[\\p{Lu}\\d&]+");
    private static final Pattern CAPITALISED = Pattern.compile("\\p{Lu}.+");
    private static final Pattern FIGURE = Pattern.compile("\\d[\\d.,]*");

    private final LanguageGuess guess;
    private final Translations translations;

    public Asking(LanguageGuess guess, Translations translations) {
        this.guess = guess;
        this.translations = translations;
    }

    private record Word(String surface, String before) {}

    public Asked read(String question) {
        var text = Folding.clean(question.substring(0, Math.min(MOST_CHARACTERS, question.length())));
        var language = guess.of(text.substring(0, Math.min(500, text.length())));
        var words = words(text, language);
        var stems = words.stream().map(word -> stem(word.surface(), language)).toList();
        var translated = translations.in(stems, language);
        var terms = new LinkedHashMap<String, Term>();
        translated.forEach(it -> put(terms, expression(words, stems, it, language)));
        for (int i = 0; i < words.size(); i++) {
            int at = i;
            if (translated.stream().noneMatch(it -> it.from() <= at && at < it.to())) {
                put(terms, term(words.get(i), language));
            }
        }
        var references = References.in(text);
        return new Asked(
                embedded(text, translated),
                language,
                terms.values().stream().limit(MOST_TERMS).toList(),
                references.stream().limit(MOST_REFERENCES).toList(),
                !translated.isEmpty(),
                question.length() > MOST_CHARACTERS || terms.size() > MOST_TERMS);
    }

    private static void put(Map<String, Term> terms, Term term) {
        terms.putIfAbsent(term.surface().toLowerCase(Locale.ROOT), term);
    }

    private static List<Word> words(String text, Language language) {
        return WORD.matcher(text)
                .results()
                .filter(word -> word.group().length() <= WordAnalyzer.LONGEST)
                .filter(word -> SmallWords.tells(word.group().toLowerCase(Locale.ROOT), language))
                .filter(word -> !stem(word.group(), language).isEmpty())
                .map(word -> new Word(word.group(), before(text, word)))
                .toList();
    }

    private static String before(String text, MatchResult word) {
        return text.substring(Math.max(0, word.start() - 3), word.start());
    }

    private static String stem(String word, Language language) {
        return String.join(" ", Words.of(word, Optional.of(language)));
    }

    private static Term expression(
            List<Word> words, List<String> stems, Translations.Translated translated, Language language) {
        List<Form> forms = new ArrayList<>();
        forms.add(new Form(Optional.of(language), stems.subList(translated.from(), translated.to())));
        translated.english().forEach(english -> forms.add(form(english, Optional.of(Language.EN))));
        var surface = words.subList(translated.from(), translated.to()).stream()
                .map(Word::surface)
                .reduce((one, other) -> one + " " + other)
                .orElseThrow();
        return new Term(surface, forms, Kind.WORD);
    }

    private static Term term(Word word, Language language) {
        List<Form> forms = new ArrayList<>();
        forms.add(form(word.surface(), Optional.of(language)));
        if (language != Language.EN) {
            forms.add(form(word.surface(), Optional.of(Language.EN)));
        }
        forms.add(form(word.surface(), Optional.empty()));
        return new Term(
                word.surface(),
                forms.stream().filter(form -> !form.words().isEmpty()).toList(),
                kind(word, language));
    }

    private static Form form(String words, Optional<Language> language) {
        return new Form(language, Words.of(words, language));
    }

    private static Kind kind(Word word, Language language) {
        if (FIGURE.matcher(word.surface()).matches()) {
            return Kind.FIGURE;
        }
        boolean begins =
                word.before().isBlank() || SENTENCE_END.matcher(word.before()).matches();
        boolean isName = ACRONYM.matcher(word.surface()).matches()
                // Every German noun has a capital.
                || (!begins
                        && language != Language.DE
                        && CAPITALISED.matcher(word.surface()).matches());
        return isName ? Kind.NAME : Kind.WORD;
    }

    private static String embedded(String text, List<Translations.Translated> translated) {
        var english = translated.stream()
                .flatMap(it -> it.english().stream())
                .distinct()
                .toList();
        return english.isEmpty() ? text : text + " (" + String.join(", ", english) + ")";
    }
}
