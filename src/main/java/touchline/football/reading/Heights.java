package touchline.football.reading;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads heights and weights as files write them: {@code 1,85 m}, {@code 185}, {@code 6'1"}; 0 is unknown. */
public final class Heights {

    private static final Pattern METRES = Pattern.compile("([12])[.,](\\d{1,2})\\s*m?");
    private static final Pattern CENTIMETRES = Pattern.compile("(\\d{3})(?:\\.0+)?\\s*(?:cm)?");
    private static final Pattern FEET = Pattern.compile("(\\d)\\s*['’′]\\s*(\\d{1,2})?\\s*[\"”″]?");
    private static final Pattern KILOGRAMS = Pattern.compile("(\\d{2,3})(?:[.,]\\d+)?\\s*(?:kg)?");

    private Heights() {}

    public static Optional<String> centimetres(String text) {
        Matcher metres = METRES.matcher(text.strip());
        if (metres.matches()) {
            String rest = metres.group(2);
            return likely(
                    Integer.parseInt(metres.group(1)) * 100 + Integer.parseInt(rest.length() == 1 ? rest + "0" : rest),
                    140,
                    220);
        }
        Matcher whole = CENTIMETRES.matcher(text.strip());
        if (whole.matches()) {
            return likely(Integer.parseInt(whole.group(1)), 140, 220);
        }
        Matcher feet = FEET.matcher(text.strip());
        if (feet.matches()) {
            int inches = Integer.parseInt(feet.group(1)) * 12
                    + Integer.parseInt(Optional.ofNullable(feet.group(2)).orElse("0"));
            return likely((int) Math.round(inches * 2.54), 140, 220);
        }
        return Optional.empty();
    }

    public static Optional<String> kilograms(String text) {
        Matcher whole = KILOGRAMS.matcher(text.strip());
        return whole.matches() ? likely(Integer.parseInt(whole.group(1)), 40, 140) : Optional.empty();
    }

    private static Optional<String> likely(int number, int least, int most) {
        return number < least || number > most ? Optional.empty() : Optional.of(String.valueOf(number));
    }
}
