package touchline.law.grammar;

import java.text.Normalizer;
import java.util.Locale;

/** Names without what spelling habits add. */
public final class PlainName {

    private PlainName() {}

    /** Lower case, no accents, letters and digits with single spaces, and one way to write "versus". */
    public static String of(String name) {
        String letters = Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
        StringBuilder plain = new StringBuilder(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            plain.append(latin(letters.charAt(i)));
        }
        return plain.toString()
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip()
                .replaceAll(" (vs|versus|contre|contra|gegen|c) ", " v ");
    }

    private static String latin(char letter) {
        return switch (letter) {
            case 'ø' -> "o";
            case 'ł' -> "l";
            case 'đ', 'ð' -> "d";
            case 'ı' -> "i";
            case 'ß' -> "ss";
            case 'æ' -> "ae";
            case 'œ' -> "oe";
            default -> String.valueOf(letter);
        };
    }
}
