package touchline.study.assistant;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.Article;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.KeyFact;

/**
 * Reads questions as candidates tell them: the facts of an example, then what is asked. The names and figures of the
 * facts are in no rule, so that a search for them would hide the rule. What the last sentence names is asked for itself.
 */
final class Stories {

    private static final Pattern SENTENCE_END =
            Pattern.compile("(?<=(?:[\\p{Ll}\\d)%\"”]|\\p{Lu}{2})[.!?])\\s+(?=[\\p{Lu}\"“])(?=[^.!?]*\\p{Ll}{2})");
    private static final Pattern FORM = Pattern.compile(
            "(?i)\\bselect (?:one|all|two|three)\\b[^.?!]*(?:[.?!]|$)|,? ?\\b(?:in|with) the (?:text|edition) [^?.]*?\\b20\\d\\d\\b|\\([^)]*\\btext\\b[^)]*\\)");

    /** A capital inside a sentence; at its start only where another capital, a possessive or an age follows. */
    private static final Pattern NAME = Pattern.compile(
            "(?<=[\\p{L}\\d,;] )\\p{Lu}\\p{L}*\\p{Ll}\\p{L}*|(?:^|(?<=[.!?] ))\\p{Lu}\\p{L}*\\p{Ll}\\p{L}*(?= \\p{Lu}|['’]s |, \\d)|\\b(?:FC|SC|AC|AS)\\b");

    /** Where somebody comes from or goes to; "in" a country asks for its law. */
    private static final Pattern COUNTRY = Pattern.compile("(?<=\\b(?:from|to|for) )(?:%s)\\b"
            .formatted(Stream.concat(
                            Stream.of("England", "Scotland", "Wales", "Northern Ireland"),
                            Stream.of(Locale.getISOCountries())
                                    .map(code -> Locale.of("", code).getDisplayCountry(Locale.ENGLISH)))
                    .map(Pattern::quote)
                    .collect(Collectors.joining("|"))));

    private static final Pattern FIGURE = Pattern.compile("(?<![\\p{L}\\d(/.-])\\d+(?:[.,]\\d+)*(?![\\p{L}\\d(/-])");
    private static final Pattern PLACE = Pattern.compile("(?i)\\b(?:articles?|art\\.|annexe|circular|paragraph) \\d");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    /** No name of an example. */
    private final Set<String> known;

    Stories(Instruments register) {
        this.known = register.all().stream()
                .flatMap(Stories::texts)
                .flatMap(text -> WORD.matcher(text).results())
                .map(word -> word.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<String> texts(Instrument instrument) {
        return Stream.concat(
                Stream.of(instrument.code(), instrument.title()),
                instrument.articles().stream().flatMap(Stories::texts));
    }

    private static Stream<String> texts(Article article) {
        return Stream.concat(
                Stream.of(article.title(), article.summary()),
                article.keyFacts().stream().map(KeyFact::fact));
    }

    Story read(String question) {
        String plain = FORM.matcher(AskedDay.without(question)).replaceAll(" ").strip();
        List<String> sentences = List.of(SENTENCE_END.split(plain, -1));
        String facts = String.join(" ", sentences.subList(0, sentences.size() - 1));
        Set<String> examples = Stream.concat(
                        NAME.matcher(facts).results(), COUNTRY.matcher(plain).results())
                .map(MatchResult::group)
                .filter(name -> !known.contains(name.toLowerCase(Locale.ROOT)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        String told =
                PLACE.matcher(facts).find() ? facts : FIGURE.matcher(facts).replaceAll(" ");
        String asked = without(examples, told + " " + sentences.getLast());
        return asked.isBlank() ? new Story(question, Set.of()) : new Story(asked, examples);
    }

    private static String without(Set<String> names, String text) {
        String left = text;
        for (String name : names) {
            left = left.replaceAll("(?<!\\p{L})%s(?:['’]s)?(?!\\p{L})".formatted(Pattern.quote(name)), " ");
        }
        return left.replaceAll("\\s+", " ").strip();
    }
}
