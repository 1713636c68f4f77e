package touchline.law.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.law.grammar.Grammar.Spelled;

/** How the Court of Arbitration for Sport numbers its cases; one print may join several. */
final class CasNumbers {

    private static final String COURT = "(?<![\\w/])(?:CAS|TAS)(?:/(?:CAS|TAS))? ?";
    private static final String WORD = "(?:(?:[Cc]ases?|[Aa]wards?|[Aa]ffaires?|[Cc]asos?|[Ll]audos?|[Ss]entences?) )?"
            + "(?:[Nn](?:os?|rs?)\\.? ?|[Nn]° ?)?";
    private static final String YEAR = "(?:19|20)\\d{2}";
    private static final String LIST = "(?:ADD|A|O|C)";
    private static final String END = "(?![\\w/])";
    private static final String NOT_A_DATE_OR_SUM = "(?!\\.?,? (?:de )?" + WrittenDay.MONTH_NAME
            + "|[.,:]\\d| ?%| (?:EUR|USD|CHF|GBP|euros?|days?|million)\\b)";
    private static final String JOINT = "(?: ?[,;] ?(?:and |et |y |und |& ?)?| ?[&+] ?| (?:and|et|y|e|und) | ?- ?)";
    private static final String NEXT =
            "(?:(?:CAS|TAS) ?)?(?:" + YEAR + " ?/ ?" + LIST + " ?/ ?)?\\d{1,5}" + END + NOT_A_DATE_OR_SUM;

    private static final Pattern ONE_MORE = Pattern.compile("(?<joint>" + JOINT + ")(?<number>(?:(?:CAS|TAS) ?)?"
            + "(?:(?<year>" + YEAR + ") ?/ ?(?<list>" + LIST + ") ?/ ?)?(?<num>\\d{1,5}))");

    private static final int WIDEST_RANGE = 30;
    private static final int WIDEST_JOINT = 500;

    static final List<Grammar> ALL = List.of(
            new Grammar(
                    "CAS_CASE",
                    Kind.CAS,
                    Pattern.compile("(?<first>" + COURT + WORD + "(?<year>" + YEAR + ") ?/ ?(?<list>" + LIST
                            + ") ?/ ?(?<num>\\d{1,5}))" + END + "(?<more>(?:" + JOINT + NEXT + "){0,40}+)"),
                    CasNumbers::joined),
            Grammar.single(
                    "CAS_OLD",
                    Kind.CAS,
                    COURT + WORD + "(?<yy>8[4-9]|9\\d|0[01]) ?/ ?(?<num>\\d{1,3})" + END,
                    match -> "CAS " + match.group("yy") + "/" + Grammar.number(match, "num")),
            Grammar.single(
                    "CAS_ADHOC",
                    Kind.CAS_AD_HOC,
                    COURT + "(?<ed>OG|CG|AG) ?(?<yy>\\d{2}) ?/ ?(?<num>\\d{2,3})" + END,
                    CasNumbers::adHoc),
            Grammar.single(
                    "CAS_ADHOC_LONG",
                    Kind.CAS_AD_HOC,
                    COURT + "[Aa]d [Hh]oc [Dd]ivision \\((?<ed>OG|CG|AG) [A-Z][A-Za-z ]{1,30}\\) (?<yy>\\d{2}) ?/ ?"
                            + "(?<num>\\d{2,3})" + END,
                    CasNumbers::adHoc));

    private CasNumbers() {}

    private static String adHoc(MatchResult match) {
        return "CAS %s %s/%s".formatted(match.group("ed"), match.group("yy"), Grammar.twoPlaces(match, "num"));
    }

    private record CaseNumber(String year, String list, int number) {

        String key() {
            return "CAS %s/%s/%d".formatted(year, list, number);
        }

        CaseNumber with(int other) {
            return new CaseNumber(year, list, other);
        }
    }

    private static List<Spelled> joined(MatchResult match) {
        var found = new ArrayList<Spelled>();
        var last = new CaseNumber(match.group("year"), match.group("list"), Integer.parseInt(match.group("num")));
        found.add(new Spelled(last.key(), match.start("first"), match.end("first")));
        Matcher more = ONE_MORE.matcher(match.group("more"));
        while (more.find()) {
            int start = match.start("more") + more.start("number");
            int end = match.start("more") + more.end("number");
            @Nullable CaseNumber next = next(last, more);
            if (next == null) {
                continue;
            }
            if (isRange(more, last, next)) {
                for (int between = last.number() + 1; between < next.number(); between++) {
                    found.add(new Spelled(last.with(between).key(), start, end));
                }
            }
            found.add(new Spelled(next.key(), start, end));
            last = next;
        }
        return found;
    }

    /** A number that joins the last; null = more likely a page, a paragraph or a year. */
    private static @Nullable CaseNumber next(CaseNumber last, Matcher more) {
        String digits = more.group("num");
        if (more.group("year") != null) {
            return new CaseNumber(more.group("year"), more.group("list"), Integer.parseInt(digits));
        }
        int number = Integer.parseInt(digits);
        String before = String.valueOf(last.number());
        if (isDash(more) && digits.length() < before.length()) {
            int whole = Integer.parseInt(before.substring(0, before.length() - digits.length()) + digits);
            return whole > last.number() && whole - last.number() <= WIDEST_RANGE ? last.with(whole) : null;
        }
        int apart = Math.abs(number - last.number());
        boolean likeAYear = number >= 1984 && number <= 2040 && apart > 10;
        boolean sameSize = Math.abs(digits.length() - before.length()) <= (apart < 100 ? 1 : 0);
        return sameSize && apart > 0 && apart <= WIDEST_JOINT && !likeAYear ? last.with(number) : null;
    }

    private static boolean isRange(Matcher more, CaseNumber last, CaseNumber next) {
        int apart = next.number() - last.number();
        return isDash(more) && next.with(0).equals(last.with(0)) && apart > 0 && apart <= WIDEST_RANGE;
    }

    private static boolean isDash(Matcher more) {
        return more.group("joint").strip().equals("-");
    }
}
