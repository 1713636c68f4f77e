package touchline.law.grammar;

import java.util.List;
import java.util.regex.MatchResult;

/** How the bodies of FIFA and UEFA number their decisions, or cite them by date where they have no number. */
final class FifaNumbers {

    private static final String BODY =
            "(?<body>DRC|PSC|[Dd]ispute [Rr]esolution [Cc]hamber|[Pp]layers' [Ss]tatus [Cc]ommittee)";

    static final List<Grammar> ALL = List.of(
            Grammar.single(
                    "FIFA_FT",
                    Kind.FIFA_TRIBUNAL,
                    "(?<![\\w-])FPSD-(?<num>\\d{3,6})(?!\\w)",
                    match -> "FPSD-" + match.group("num")),
            Grammar.single(
                    "FIFA_DISC",
                    Kind.FIFA_DISCIPLINARY,
                    "(?<![\\w-])FDD-(?<num>\\d{3,6})(?!\\w)",
                    match -> "FDD-" + match.group("num")),
            Grammar.single(
                    "FIFA_DISC_OLD",
                    Kind.FIFA_DISCIPLINARY,
                    "(?<!\\w)[Dd]ecision (?:[Nn]o\\.? )?(?<num>\\d{6}) (?<unit>PST|FLA|ETH|TMS)(?!\\w)",
                    match -> "FIFA Decision " + match.group("num") + " " + match.group("unit")),
            Grammar.single(
                    "FIFA_DRC_D",
                    Kind.FIFA_DATED,
                    "\\bFIFA " + BODY + "(?: [Dd]ecision)?(?:,| of| dated| du| vom)? (?<day>" + WrittenDay.PATTERN
                            + ")",
                    FifaNumbers::dated),
            Grammar.single(
                    "CFCB",
                    Kind.CFCB,
                    "(?<![\\w-])AC-(?<num>\\d{2})/(?<year>\\d{4})(?!\\d)",
                    match -> "AC-" + match.group("num") + "/" + match.group("year")));

    private FifaNumbers() {}

    private static String dated(MatchResult match) {
        boolean status =
                match.group("body").startsWith("P") || match.group("body").startsWith("p");
        String day = match.group("day");
        return "FIFA %s %s"
                .formatted(
                        status ? "PSC" : "DRC",
                        WrittenDay.read(day).map(Object::toString).orElse(day));
    }
}
