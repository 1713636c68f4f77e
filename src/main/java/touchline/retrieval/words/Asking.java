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

    /** A word as it is, besides its stem: so that text in a language we do not know is found too. */
    private static final double AS_IT_IS = 0.6;

    /** The stem that another language's rules would make, for English words in other questions. */
    private static final double OTHER_LANGUAGE = 0.8;

    /** What an English term is called besides, beside the question's own word. */
    private static final double SYNONYM = 0.7;

    /** Beside the usual word of a translation. */
    private static final double OTHER_WORD = 0.8;

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
        var references = References.in(text);
        var words = words(text, language).stream()
                .filter(word -> references.stream().noneMatch(it -> it.holds(word.surface())))
                .toList();
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
        return new Asked(
                language == Language.EN ? text : embedded(words, translated),
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
        forms.add(new Form(Optional.of(language), stems.subList(translated.from(), translated.to()), 1));
        for (String english : translated.english()) {
            double usual = english.equals(translated.english().getFirst()) ? 1 : OTHER_WORD;
            forms.add(inEnglish(english, language == Language.EN ? usual * SYNONYM : usual));
        }
        var surface = words.subList(translated.from(), translated.to()).stream()
                .map(Word::surface)
                .reduce((one, other) -> one + " " + other)
                .orElseThrow();
        forms.add(form(surface, Optional.empty(), AS_IT_IS));
        return new Term(surface, forms, isName(surface, translated) ? Kind.NAME : Kind.WORD);
    }

    /** "disciplinary code": what the glossary writes with a capital is the name of something, however it is typed. */
    private static boolean isName(String surface, Translations.Translated translated) {
        return ACRONYM.matcher(surface).matches()
                || CAPITALISED.matcher(translated.english().getFirst()).matches();
    }

    private static Term term(Word word, Language language) {
        List<Form> forms = new ArrayList<>();
        forms.add(form(word.surface(), Optional.of(language), 1));
        if (language != Language.EN) {
            forms.add(form(word.surface(), Optional.of(Language.EN), OTHER_LANGUAGE));
        }
        forms.add(form(word.surface(), Optional.empty(), AS_IT_IS));
        return new Term(
                word.surface(),
                forms.stream().filter(form -> !form.words().isEmpty()).toList(),
                kind(word, language));
    }

    private static Form form(String words, Optional<Language> language, double weight) {
        return new Form(language, Words.of(words, language), weight);
    }

    /** An expression of many words is not to count as often as it has words. */
    private static Form inEnglish(String expression, double weight) {
        var words = Words.of(expression, Optional.of(Language.EN));
        return new Form(Optional.of(Language.EN), words, weight / Math.sqrt(Math.max(1, words.size())));
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

    /** In the language of the model, as far as the glossary goes, without small words. */
    private static String embedded(List<Word> words, List<Translations.Translated> translated) {
        List<String> english = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            int at = i;
            var term = translated.stream()
                    .filter(it -> it.from() <= at && at < it.to())
                    .findFirst();
            if (term.isEmpty()) {
                english.add(words.get(at).surface());
            } else if (term.get().from() == at) {
                english.add(term.get().english().getFirst());
            }
        }
        return String.join(" ", english);
    }
}
