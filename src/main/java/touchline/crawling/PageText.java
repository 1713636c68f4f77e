package touchline.crawling;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;

/**
 * What a person would see of a page at a glance.
 *
 * @param words the words of the text, in small letters; without those of its address, which a page that is not there repeats
 */
record PageText(String title, String text, Set<String> words, boolean asksForPassword) {

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}]+");

    /** Of two texts with so much of their words in common one stands for the other. */
    private static final double SAME = 0.9;

    /** A page with as many words as this says something besides what stands around it. */
    private static final int FEW_WORDS = 80;

    static PageText of(Page page) {
        Document document = page.html();
        document.select("script, style, noscript, template").remove();
        String text = document.text();
        Set<String> words = words(text);
        words.removeAll(words(page.address().getPath()));
        return new PageText(document.title(), text, words, document.selectFirst("input[type=password]") != null);
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        for (String word : BETWEEN_WORDS.split(text.toLowerCase(Locale.ROOT), -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    boolean saysLittle() {
        return words.size() < FEW_WORDS;
    }

    boolean isNearlySameAs(PageText other) {
        if (words.isEmpty() || other.words.isEmpty()) {
            return words.isEmpty() && other.words.isEmpty();
        }
        long shared = words.stream().filter(other.words::contains).count();
        return shared >= SAME * Math.max(words.size(), other.words.size());
    }
}
