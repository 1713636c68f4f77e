package touchline.football.names;

import com.ibm.icu.text.Transliterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A name as it is compared: in Latin letters without marks, in lower case, in words.
 *
 * @param glued all words as one
 * @param runs every two and more neighbouring words as one: {@code debruyne} of Kevin De Bruyne
 * @param foreign whether it was written in another script
 */
record Folded(List<Word> words, Word glued, List<Word> runs, boolean foreign) {

    /**
     * A word, or several written as one.
     *
     * @param key the form that it keeps however it is put into Latin letters
     */
    record Word(String text, String key) {

        static Word of(String text) {
            String key = Romanised.key(text);
            // Most words are their own key: one text for both.
            return new Word(text, key.equals(text) ? text : key);
        }

        int length() {
            return text.length();
        }

        /** The consonants of the key, which is all that some scripts write. */
        String consonants() {
            return Romanised.consonants(key);
        }
    }

    private static final int LONGEST = 100;
    private static final int MOST_WORDS = 8;
    private static final Pattern NOT_LATIN = Pattern.compile("[\\p{L}&&[^\\p{IsLatin}]]");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^a-z0-9]+");

    // A dot or an apostrophe inside a word parts nothing: O'Neil, N'Golo, J.J.
    private static final Pattern INSIDE_WORDS = Pattern.compile("(?<=\\p{L})['’ʼ`´](?=\\p{L})");

    private static final Transliterator LATIN =
            Transliterator.getInstance("Any-Latin; NFD; [:Nonspacing Mark:] Remove; NFC; Latin-ASCII; Lower");

    static Folded of(String name) {
        String some = name.substring(0, Math.min(name.length(), LONGEST));
        String latin = LATIN.transliterate(INSIDE_WORDS.matcher(some).replaceAll(""));
        List<String> words = Arrays.stream(BETWEEN_WORDS.split(latin))
                .filter(word -> !word.isEmpty())
                .limit(MOST_WORDS)
                .toList();
        return new Folded(
                words.stream().map(Word::of).toList(),
                Word.of(String.join("", words)),
                runs(words).stream().map(Word::of).toList(),
                NOT_LATIN.matcher(some).find());
    }

    private static List<String> runs(List<String> words) {
        List<String> runs = new ArrayList<>();
        for (int first = 0; first < words.size(); first++) {
            for (int end = first + 2; end <= words.size(); end++) {
                runs.add(String.join("", words.subList(first, end)));
            }
        }
        return runs;
    }
}
