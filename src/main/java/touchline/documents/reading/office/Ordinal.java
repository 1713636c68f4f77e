package touchline.documents.reading.office;

import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.util.ULocale;
import java.util.Locale;

/** A number of a list as it is printed. */
public final class Ordinal {

    private static final int LETTERS = 26;
    private static final int MOST_ROMAN = 3999;

    private Ordinal() {}

    /** @param style {@code 1 01 a A i I} */
    public static String of(int number, String style) {
        if (number < 1 || number > MOST_ROMAN) {
            return String.valueOf(number);
        }
        return switch (style) {
            case "a" -> letters(number);
            case "A" -> letters(number).toUpperCase(Locale.ROOT);
            case "i" -> numerals("romanlow", number);
            case "I" -> numerals("roman", number);
            case "01" -> String.format(Locale.ROOT, "%02d", number);
            default -> String.valueOf(number);
        };
    }

    /** As word processors do: after z comes aa, then bb. */
    private static String letters(int number) {
        String letter = String.valueOf((char) ('a' + (number - 1) % LETTERS));
        return letter.repeat((number - 1) / LETTERS + 1);
    }

    private static String numerals(String system, int number) {
        return NumberFormat.getInstance(new ULocale("en@numbers=" + system)).format(number);
    }
}
