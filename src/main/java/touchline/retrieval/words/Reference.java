package touchline.retrieval.words;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A number that points to a place or a case, in one form for all its prints.
 *
 * @param exact {@code 17.1}, {@code 12bis}, {@code annex4/3.1}, {@code 2016/a/4490}, {@code c650/22}
 * @param parents what it is part of, nearest first: {@code 17}
 * @param loose the same without its annex, and the parents of that: what a text means that names the annex once
 * @param certain whether it cannot be a mere quantity
 */
public record Reference(String exact, List<String> parents, List<String> loose, boolean certain) {

    private static final Pattern FIGURE = Pattern.compile("\\d");

    public Reference {
        parents = List.copyOf(parents);
        loose = List.copyOf(loose);
    }

    /** Whether a word with a figure in it is a part of the reference, which is looked for as a whole. */
    boolean holds(String word) {
        return certain && FIGURE.matcher(word).find() && exact.contains(word.toLowerCase(Locale.ROOT));
    }
}
