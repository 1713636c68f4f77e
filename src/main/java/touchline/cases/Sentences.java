package touchline.cases;

import java.util.List;
import java.util.regex.Pattern;

/** The sentences of a text. */
public final class Sentences {

    /** Not after an abbreviation, nor inside a number. */
    private static final Pattern END = Pattern.compile(
            "(?<=[\\p{L}\\p{N})\"”]{2}[.!?])(?<!\\b(?i:art|max|min|para|paras|no|nos|vs|seq|lit)\\.)\\s+(?=[\\p{Lu}\\p{N}\"“(])|\\n+");

    private Sentences() {}

    public static List<String> of(String text) {
        return END.splitAsStream(text)
                .map(String::strip)
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }
}
