package touchline.law.grammar;

import java.util.List;
import java.util.regex.MatchResult;

/** How German courts number their cases: the court, then perhaps the day, then the docket. */
final class GermanDockets {

    private static final String TOWN = "(?<town>[A-ZÄÖÜ][\\wäöüß]{1,30}(?: am Main| a\\. ?M\\.)?)";
    private static final String COURT = "\\b(?:(?<federal>BGH|BVerfG|Bundesgerichtshof|Bundesverfassungsgericht)|"
            + "(?<kind>OLG|LG|Oberlandesgericht|Landgericht) " + TOWN + ")";
    private static final String DATED = "(?:[,:]? (?:Urt\\.|Urteil|Beschl\\.|Beschluss|judgment|decision|order)"
            + "(?: (?:vom|v\\.|of) " + WrittenDay.PATTERN + ")?)?";
    private static final String SIGN = "(?: ?[,:]| -)? (?:Az\\.?:? |ref\\. |file no\\. |docket (?:no\\. )?)?";
    private static final String DOCKET = "(?:VI-)?(?<docket>(?:[IVX]{1,5} ZR|\\d BvR|KZR|[A-Z]{1,3} ?\\(Kart\\)|"
            + "\\d{1,3}(?:-\\d{2})? [A-Z]{1,4}) \\d{1,4} ?/ ?\\d{2})(?: \\(?Kart\\)?)?(?!\\d)";

    static final List<Grammar> ALL =
            List.of(Grammar.single("DE_COURT", Kind.GERMAN_COURT, COURT + DATED + SIGN + DOCKET, GermanDockets::key));

    private GermanDockets() {}

    private static String key(MatchResult match) {
        String docket =
                match.group("docket").replace(" /", "/").replace("/ ", "/").replaceAll("(?<=\\w)\\(", " (");
        return court(match) + " " + docket.replaceAll(" {2,}", " ");
    }

    private static String court(MatchResult match) {
        if (match.group("federal") != null) {
            return match.group("federal").endsWith("fassungsgericht")
                            || match.group("federal").startsWith("BV")
                    ? "BVerfG"
                    : "BGH";
        }
        String kind = match.group("kind").startsWith("O") ? "OLG" : "LG";
        return kind + " " + match.group("town").replaceAll(" (?:am Main|a\\. ?M\\.)", "");
    }
}
