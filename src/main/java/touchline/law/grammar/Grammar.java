package touchline.law.grammar;

import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One form in which identifiers are printed. Patterns are written for {@link PlainText}: no two spaces in a row, and
 * every repetition bounded, so that the work grows no faster than the text.
 *
 * @param reading the numbers in one match
 */
record Grammar(String name, Kind kind, Pattern pattern, Function<MatchResult, List<Spelled>> reading) {

    /** A normal form and where in the plain text it is printed. */
    record Spelled(String key, int start, int end) {}

    /** A form in which one match is one number. */
    static Grammar single(String name, Kind kind, String pattern, Function<MatchResult, String> key) {
        return new Grammar(
                name,
                kind,
                Pattern.compile(pattern),
                match -> List.of(new Spelled(key.apply(match), match.start(), match.end())));
    }

    List<Identifier> in(PlainText text) {
        return pattern.matcher(text.text())
                .results()
                .flatMap(match -> reading.apply(match).stream())
                .map(spelled -> identifier(spelled, text))
                .toList();
    }

    private Identifier identifier(Spelled spelled, PlainText text) {
        return new Identifier(
                kind,
                spelled.key(),
                text.printed(spelled.start(), spelled.end()),
                text.startOf(spelled.start()),
                text.endOf(spelled.end()));
    }

    /** A group of digits without leading zeros. */
    static String number(MatchResult match, String group) {
        return String.valueOf(Integer.parseInt(match.group(group)));
    }

    /** A group of digits with at least two places, as forums print small numbers. */
    static String twoPlaces(MatchResult match, String group) {
        String digits = number(match, group);
        return digits.length() == 1 ? "0" + digits : digits;
    }
}
