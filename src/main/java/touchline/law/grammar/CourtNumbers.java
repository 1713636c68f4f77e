package touchline.law.grammar;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import touchline.law.grammar.Grammar.Spelled;

/** How the European courts, the Swiss Federal Tribunal and the High Court number their cases. */
final class CourtNumbers {

    private static final String OPINION = " (AG Opinion)";
    private static final String APPLICATION = "(?<num>\\d{1,5}) ?/ ?(?<yy>\\d{2})(?![\\d/])";
    private static final Pattern ONE_APPLICATION = Pattern.compile(APPLICATION);

    static final List<Grammar> ALL = List.of(
            Grammar.single(
                    "CJEU",
                    Kind.CJEU,
                    "(?<![\\w-])(?<court>[CT](?= ?- ?\\d)|[ct](?=-\\d{2,4}/)) ?- ?(?<num>\\d{1,4}) ?/ ?(?<yy>\\d{2})(?: ?(?:PPU|RENV|P|R)\\b)?"
                            + "(?<opinion> \\(AG Opinion\\))?(?![\\w/])",
                    match -> match.group("court").toUpperCase(Locale.ROOT) + "-" + Grammar.number(match, "num") + "/"
                            + match.group("yy")
                            + (match.group("opinion") == null ? "" : OPINION)),
            Grammar.single(
                    "ECLI",
                    Kind.ECLI,
                    "\\bECLI ?: ?(?<cc>[A-Z]{2}) ?: ?(?<court>[A-Z][A-Za-z0-9]{0,6}) ?: ?(?<year>\\d{4}) ?: ?"
                            + "(?<ord>[A-Za-z0-9](?:[A-Za-z0-9.]{0,23}[A-Za-z0-9])?)(?![A-Za-z0-9])",
                    CourtNumbers::ecli),
            Grammar.single(
                    "CELEX",
                    Kind.CELEX,
                    "(?<!\\d)6(?<year>(?:19|20)\\d{2})(?<what>CJ|CC|CO|CA|TJ|TO)(?<num>\\d{4})(?!\\d)",
                    CourtNumbers::celex),
            Grammar.single(
                    "SFT",
                    Kind.SWISS_TRIBUNAL,
                    "(?<!\\w)(?<div>[1-9][A-G])_ ?(?<num>\\d{1,4}) ?/ ?(?<year>20\\d{2})(?!\\d)",
                    match -> match.group("div") + "_" + Grammar.number(match, "num") + "/" + match.group("year")),
            new Grammar(
                    "SFT_OLD",
                    Kind.SWISS_TRIBUNAL,
                    Pattern.compile("(?<!\\w)(?<div>[1-9][A-Z])\\. ?(?<num>\\d{1,4})(?:-(?<last>\\d{1,4}))? ?/ ?"
                            + "(?<year>(?:19|20)\\d{2})(?!\\d)"),
                    CourtNumbers::oldDockets),
            Grammar.single(
                    "BGE",
                    Kind.SWISS_REPORTS,
                    "\\b(?:BGE|ATF|DTF) (?<vol>\\d{2,3}) (?<part>Ia|Ib|III|II|IV|I|V) (?<page>\\d{1,4})\\b",
                    match -> "BGE %s %s %s"
                            .formatted(match.group("vol"), match.group("part"), Grammar.number(match, "page"))),
            new Grammar(
                    "ECHR_APP",
                    Kind.ECHR,
                    Pattern.compile(
                            "(?iu:\\b(?:applications?|app\\.?|requêtes?|demandas?|beschwerden?) ?"
                                    + "(?:nos?\\.?|n[°os]{0,2}\\.?|nr\\.?)?|(?<![\\w-])(?<!law |act |acts |laws |case |cases |decree |"
                                    + "circular |directive |regulation |resolution )(?:nos?\\.|n°)(?= ?\\d{3})) ?(?<all>\\d{1,5} ?/ ?\\d{2}(?![\\d/])"
                                    + "(?:(?: ?,(?: and| et)? ?| ?& ?| and | et | y | und )\\d{1,5} ?/ ?\\d{2}(?![\\d/])){0,40}+)"),
                    CourtNumbers::applications),
            Grammar.single(
                    "EWHC",
                    Kind.EWHC,
                    "\\[(?<year>(?:19|20)\\d{2})\\] EWHC (?<num>\\d{1,5}) \\((?<div>Comm|Ch|QB|KB|Admin|Fam|TCC|Pat)\\)",
                    match -> "[%s] EWHC %s (%s)"
                            .formatted(match.group("year"), Grammar.number(match, "num"), match.group("div"))));

    private CourtNumbers() {}

    private static String ecli(MatchResult match) {
        return "ECLI:%s:%s:%s:%s"
                .formatted(match.group("cc"), match.group("court"), match.group("year"), match.group("ord"))
                .toUpperCase(Locale.ROOT);
    }

    /** Judgments and notices of them stand under the case number, opinions beside it; an order is another document. */
    private static String celex(MatchResult match) {
        String number =
                "-" + Grammar.number(match, "num") + "/" + match.group("year").substring(2);
        return switch (match.group("what")) {
            case "CJ", "CA" -> "C" + number;
            case "CC" -> "C" + number + OPINION;
            case "TJ" -> "T" + number;
            default -> match.group();
        };
    }

    private static List<Spelled> oldDockets(MatchResult match) {
        int first = Integer.parseInt(match.group("num"));
        int last = match.group("last") == null ? first : Integer.parseInt(match.group("last"));
        return IntStream.rangeClosed(first, last > first && last - first <= 30 ? last : first)
                .mapToObj(number -> new Spelled(
                        match.group("div") + "." + number + "/" + match.group("year"), match.start(), match.end()))
                .toList();
    }

    /** The first is printed with the word that says what it is. */
    private static List<Spelled> applications(MatchResult match) {
        int offset = match.start("all");
        return ONE_APPLICATION
                .matcher(match.group("all"))
                .results()
                .map(one -> new Spelled(
                        Grammar.number(one, "num") + "/" + one.group("yy"),
                        one.start() == 0 ? match.start() : offset + one.start(),
                        offset + one.end()))
                .toList();
    }
}
