package touchline.football.names;

import java.util.List;
import java.util.regex.Pattern;

/** Forms that a name keeps however it is put into Latin letters: Mueller and Muller, Shevchenko and Schewtschenko. */
final class Romanised {

    private record Rule(Pattern written, String same) {}

    /** In this order; each side of a comparison is changed alike, so a rule may be coarser than any language. */
    private static final List<Rule> RULES = List.of(
            rule("dsch", "j"),
            rule("tsch|tch|cz|ch(?!r)", "c"),
            rule("sch|sh|sz", "s"),
            rule("zh|dzs|dj|gj", "j"),
            rule("kh|gh|hh", "h"),
            rule("ph", "f"),
            rule("th", "t"),
            rule("ts|tz", "c"),
            rule("ck|q|c(?=[aoulrk])", "k"),
            rule("ks", "x"),
            rule("w", "v"),
            rule("ou|oo", "u"),
            rule("ae|aa", "a"),
            rule("oe", "o"),
            rule("ue", "u"),
            rule("[yj]+", "i"),
            rule("(.)\\1+", "$1"),
            rule("(?<=.)(ii|ei|ai|i)$", "i"),
            rule("off$", "ov"));

    // Arabic writes a long u like a v, and French a sh like others their ch.
    private static final Pattern VOWELS = Pattern.compile("[aeiouv]");
    private static final Pattern HISSED = Pattern.compile("[cz]");

    private Romanised() {}

    static String key(String word) {
        String key = word;
        for (Rule rule : RULES) {
            key = rule.written().matcher(key).replaceAll(rule.same());
        }
        return key;
    }

    /** The consonants alone, which is all that some scripts write. */
    static String consonants(String key) {
        return HISSED.matcher(VOWELS.matcher(key).replaceAll("")).replaceAll("s");
    }

    private static Rule rule(String written, String same) {
        return new Rule(Pattern.compile(written), same);
    }
}
