package touchline.law;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real numbers closest to one that is not in the register. */
final class Nearest {

    private static final int SHOWN = 3;
    private static final Pattern COUNT = Pattern.compile("\\d{1,9}");

    private Nearest() {}

    static List<String> to(String written, List<String> numbers) {
        List<String> asked = ArticleNumber.parse(written)
                .map(ArticleNumber::segments)
                .orElseGet(() -> COUNT.matcher(written)
                        .results()
                        .map(MatchResult::group)
                        .limit(1)
                        .toList());
        if (asked.isEmpty()) {
            return numbers.stream().limit(SHOWN).toList();
        }
        String place = place(asked.getFirst());
        long count = place.startsWith("annex") ? asked.size() > 1 ? count(asked.get(1)) : 0 : count(asked.getFirst());
        return numbers.stream()
                .sorted(Comparator.comparing((String number) -> !place(number).equals(place))
                        .thenComparingLong(number -> Math.abs(count(number) - count)))
                .limit(SHOWN)
                .toList();
    }

    /** The series a number counts in: {@code r} for R49, {@code annexe 4} for Annexe 4 art. 5, empty for 17. */
    private static String place(String number) {
        String lower = number.toLowerCase(Locale.ROOT);
        return lower.startsWith("annex") ? lower.replaceFirst(" art\\..*", "") : lower.replaceFirst("\\d.*", "");
    }

    private static long count(String number) {
        Matcher count = COUNT.matcher(number.replaceFirst("(?i)^annexe? \\d+(?= art)", ""));
        return count.find() ? Long.parseLong(count.group()) : 0;
    }
}
