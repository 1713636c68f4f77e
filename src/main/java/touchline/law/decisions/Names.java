package touchline.law.decisions;

import java.text.Normalizer;
import java.util.Locale;

/** Names without what spelling habits add: accents, capitals, punctuation, and the ways to write "versus". */
final class Names {

    private Names() {}

    static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip()
                .replaceAll(" (vs|versus|contre|contra|gegen|c) ", " v ");
    }
}
