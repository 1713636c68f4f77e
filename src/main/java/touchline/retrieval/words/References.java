package touchline.retrieval.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads references out of any text; every quantifier is bounded, so the time is linear in the length. */
public final class References {

    private static final String UNIT =
            "(?:art(?:icles?|ikeln?|iculos?|s)?|rules?|regles?|regeln?|reglas?|sections?|sec|clauses?|§{1,2})";
    private static final String PART =
            "(?:para(?:graphs?|s)?|par|abs(?:atz)?|al(?:inea)?|ap(?:artado)?|lit|let(?:ter|tre|ra)|nr|no|ziff(?:er)?)";
    private static final String LATIN = "(?:bis|ter|quater|quinquies|sexies|septies|octies)";
    private static final String SUB =
            " ?\\( ?[a-z0-9]{1,4} ?\\)|\\.\\d{1,3}(?!\\d)|,? ?" + PART + "\\b\\.? ?[a-z0-9]{1,3}\\b";

    private static final Pattern CASE = Pattern.compile("""
            (?<![a-z0-9])(?:
            (?<series>\\d{2,4}\\ ?/\\ ?[a-z]{1,4}\\ ?/\\ ?\\d{1,6})
            |(?<court>[ct]\\ ?-?\\ ?\\d{1,4}\\ ?/\\ ?\\d{2,4})
            |(?<chamber>\\d[a-z][ _.-]?\\d{1,4}/\\d{4})
            |(?<code>(?=[a-z:_/-]{0,20}\\d)[a-z0-9]{1,20}(?:[:/_][a-z0-9-]{1,20}){1,6})
            )(?![a-z0-9])""", Pattern.COMMENTS);
    private static final Pattern ANNEX = Pattern.compile(
            "(?<![a-z0-9])(?:annex(?:e|es)?|anhang|anexo|anlage|appendix) ?(?:no\\.? ?)?(\\d{1,3}|[ivx]{1,5})(?![a-z0-9])");
    private static final Pattern PLACE = Pattern.compile("(?<![a-z0-9.,/])(?<unit>" + UNIT
            + "\\.? ?)?(?<number>[rs]?\\d{1,4})(?: ?-? ?(?<latin>" + LATIN + ")\\b)?"
            + "(?<subs>(?:" + SUB + "){0,4})(?![0-9/])");
    private static final Pattern WORD_OF_PLACE =
            Pattern.compile(UNIT + "|" + PART + "|" + LATIN + "|annex(?:e|es)?|anhang|anexo|anlage|appendix");
    private static final Pattern SUB_WORD = Pattern.compile("[a-z0-9]{1,4}(?= ?\\)|$| ?\\(|\\.|,)");
    private static final Pattern PART_WORD = Pattern.compile("\\b" + PART + "\\b\\.?");
    private static final Pattern BETWEEN =
            Pattern.compile("[ ,;:.-]{0,3}(?:of|to|in|de|del|der|des|zu|zum|la|l')?[ ,]{0,2}");
    private static final Pattern SEPARATORS = Pattern.compile("[ _.-]");
    private static final Pattern QUANTITY = Pattern.compile(
            "-(?!bis|ter|quater)[a-z]{2}| ?[%€$£]| (?:"
                    + "years?|months?|weeks?|days?|hours?|minutes?|match(?:es)?|games?|windows?|people|players?|clubs?|per ?cent|"
                    + "ans?|mois|semaines?|jours?|heures?|matchs?|joueurs?|pour cent|"
                    + "anos?|mes(?:es)?|semanas?|dias?|horas?|partidos?|jugadores|por ciento|"
                    + "jahren?|monaten?|wochen?|tagen?|stunden?|spielen?|spielern?|prozent|"
                    + "millions?|millones|millionen|mio|k|m|euros?|eur|usd|chf|dollars?|dolares|francs?|francos|franken)(?![a-z])");
    private static final int LONGEST_QUANTITY = 3;

    private References() {}

    /** In order of appearance; of several readings of one place the longest. */
    public static List<Reference> in(String text) {
        var folded = Folding.fold(text);
        List<Reference> found = new ArrayList<>();
        var rest = new StringBuilder(folded);
        for (MatchResult match : CASE.matcher(folded).results().toList()) {
            found.add(new Reference(SEPARATORS.matcher(match.group()).replaceAll(""), List.of(), List.of(), true));
            blank(rest, match);
        }
        List<MatchResult> annexes = ANNEX.matcher(rest.toString()).results().toList();
        annexes.forEach(annex -> found.add(new Reference(annex(annex), List.of(), List.of(), true)));
        annexes.forEach(annex -> blank(rest, annex));
        var places = PLACE.matcher(rest);
        while (places.find()) {
            place(folded, places, annexAt(folded, annexes, places.toMatchResult()))
                    .ifPresent(found::add);
        }
        return found;
    }

    /** Whether a word only says what kind of place a number points to. */
    static boolean isWordOfPlace(String word) {
        return WORD_OF_PLACE.matcher(Folding.fold(word)).matches();
    }

    /** "17-year-old", "5 millions", "30 days": how much of something, not where. */
    private static boolean isQuantity(String text, int end) {
        return QUANTITY.matcher(text).region(end, text.length()).lookingAt();
    }

    private static void blank(StringBuilder text, MatchResult match) {
        // Not with spaces, over which a number before and one after could be read as one.
        text.replace(match.start(), match.end(), "|".repeat(match.end() - match.start()));
    }

    private static Optional<Reference> place(String text, Matcher match, Optional<String> annex) {
        var path = new ArrayList<String>();
        var latin = match.group("latin");
        path.add(match.group("number") + (latin == null ? "" : latin));
        var subs = PART_WORD.matcher(match.group("subs")).replaceAll(" ");
        SUB_WORD.matcher(subs).results().forEach(sub -> path.add(sub.group()));
        boolean dottedOnly = match.group("subs").matches("(?:\\.\\d{1,3})*");
        boolean certain = match.group("unit") != null
                || Character.isLetter(match.group("number").charAt(0))
                || latin != null
                || annex.isPresent()
                || !dottedOnly;
        if (!certain && (match.group("number").length() > LONGEST_QUANTITY || isQuantity(text, match.end()))) {
            return Optional.empty(); // a year, or so much of something
        }
        var readings = IntStream.rangeClosed(1, path.size())
                .mapToObj(size -> String.join(".", path.subList(0, size)))
                .toList()
                .reversed();
        return Optional.of(annex.map(it -> inAnnex(it, readings))
                .orElseGet(() ->
                        new Reference(readings.getFirst(), readings.subList(1, readings.size()), List.of(), certain)));
    }

    private static Reference inAnnex(String annex, List<String> readings) {
        var paths = readings.stream().map(reading -> annex + "/" + reading).toList();
        var parents = new ArrayList<>(paths.subList(1, paths.size()));
        parents.add(annex);
        return new Reference(paths.getFirst(), parents, readings, true);
    }

    /** The annex named just before or just after. */
    private static Optional<String> annexAt(String text, List<MatchResult> annexes, MatchResult place) {
        return annexes.stream()
                .filter(annex -> joins(text, annex.end(), place.start()) || joins(text, place.end(), annex.start()))
                .map(References::annex)
                .findFirst();
    }

    private static boolean joins(String text, int from, int to) {
        return from <= to
                && to - from <= 12
                && BETWEEN.matcher(text).region(from, to).matches();
    }

    private static String annex(MatchResult match) {
        return "annex" + roman(match.group(1));
    }

    private static String roman(String number) {
        return switch (number.toLowerCase(Locale.ROOT)) {
            case "i" -> "1";
            case "ii" -> "2";
            case "iii" -> "3";
            case "iv" -> "4";
            case "v" -> "5";
            case "vi" -> "6";
            case "vii" -> "7";
            case "viii" -> "8";
            case "ix" -> "9";
            case "x" -> "10";
            default -> number;
        };
    }
}
