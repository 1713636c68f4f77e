package touchline.football;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** A name as it is compared and sorted: small letters without accents, single spaces. */
public final class PlainName {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern QUIET = Pattern.compile("['’‘ʼ`´]");
    private static final Pattern REST = Pattern.compile("[^\\p{L}\\p{N}]+");

    private PlainName() {}

    /** Letters of other scripts stay what they are. */
    public static String of(String name) {
        String letters =
                QUIET.matcher(undecomposed(name.toLowerCase(Locale.ROOT))).replaceAll("");
        String bare = MARKS.matcher(Normalizer.normalize(letters, Normalizer.Form.NFKD))
                .replaceAll("");
        return REST.matcher(bare).replaceAll(" ").strip();
    }

    /** Letters that Unicode does not take apart. */
    private static String undecomposed(String small) {
        if (small.chars().allMatch(letter -> letter < 128)) {
            return small;
        }
        StringBuilder plain = new StringBuilder(small.length() + 4);
        small.chars().forEach(letter -> {
            switch (letter) {
                case 'ø' -> plain.append('o');
                case 'ł' -> plain.append('l');
                case 'đ', 'ð' -> plain.append('d');
                case 'ı' -> plain.append('i');
                case 'ħ' -> plain.append('h');
                case 'ß' -> plain.append("ss");
                case 'þ' -> plain.append("th");
                case 'æ' -> plain.append("ae");
                case 'œ' -> plain.append("oe");
                default -> plain.append((char) letter);
            }
        });
        return plain.toString();
    }
}
