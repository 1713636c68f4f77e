package touchline.documents.reading.pdf;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The words that a document has within its lines, where none is parted. */
record Vocabulary(Set<String> words) {

    static final Vocabulary NONE = new Vocabulary(Set.of());

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]++(?:[-\u2010\u2011][\\p{L}\\p{M}]++)*+");

    static Vocabulary of(List<String> lines) {
        Set<String> words = new HashSet<>();
        for (var line : lines) {
            var found = WORD.matcher(line.replace("\u00AD", ""));
            while (found.find()) {
                boolean within = found.start() > 0 && found.end() < line.length() - 1;
                if (within) {
                    words.add(key(found.group()));
                }
            }
        }
        return new Vocabulary(words);
    }

    boolean has(String word) {
        return words.contains(key(word));
    }

    static String lastWord(String text) {
        int from = text.length();
        while (from > 0 && Character.isLetter(text.charAt(from - 1))) {
            from--;
        }
        return key(text.substring(from));
    }

    static String firstWord(String text) {
        int to = 0;
        while (to < text.length() && Character.isLetter(text.charAt(to))) {
            to++;
        }
        return key(text.substring(0, to));
    }

    private static String key(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[\u2010\u2011]", "-");
    }
}
