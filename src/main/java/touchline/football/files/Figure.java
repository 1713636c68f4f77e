package touchline.football.files;

import java.util.Optional;
import java.util.regex.Pattern;

/** Reads numbers with points or commas, for decimals or for thousands. */
public final class Figure {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d[\\d.,]*|[.,]\\d+)(?:[eE][+-]?\\d{1,3})?");
    private static final Pattern THOUSANDS = Pattern.compile("[+-]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d*)?");
    private static final Pattern THOUSANDS_BY_POINT = Pattern.compile("[+-]?\\d{1,3}(?:\\.\\d{3})+(?:,\\d*)?");

    private Figure() {}

    /** @param decimalComma whether the table writes {@code 1,234} for a bit more than one */
    public static Optional<Double> read(String text, boolean decimalComma) {
        String digits = text.strip().replace("\u00A0", "").replace(" ", "").replaceFirst("%$", "");
        if (!NUMBER.matcher(digits).matches()) {
            return Optional.empty();
        }
        boolean groups = decimalComma
                ? THOUSANDS_BY_POINT.matcher(digits).matches() && digits.matches(".*,.*|.*\\..*\\..*")
                : THOUSANDS.matcher(digits).matches();
        String plain = decimalComma
                ? (groups ? digits.replace(".", "") : digits).replace(',', '.')
                : groups ? digits.replace(",", "") : digits.replace(',', '.');
        try {
            return Optional.of(Double.valueOf(plain));
        } catch (NumberFormatException several) {
            return Optional.empty();
        }
    }
}
