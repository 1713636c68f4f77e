package touchline.law.citations;

import java.text.Normalizer;
import java.util.Locale;

/** Names without what spelling habits add. */
final class Names {

    private Names() {}

    /** Lower case, no accents, letters and digits with single spaces. */
    static String plain(String name) {
        String letters = Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
        StringBuilder plain = new StringBuilder(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            plain.append(latin(letters.charAt(i)));
        }
        return plain.toString().replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
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
