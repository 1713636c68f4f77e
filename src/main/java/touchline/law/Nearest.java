package touchline.law;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real numbers closest to one that is not in the register. */
final class Nearest {

    private static final int SHOWN = 3;
    private static final Pattern LAST_COUNT = Pattern.compile("(\\d{1,9})(?!.*\\d)");

    private Nearest() {}

    static List<String> to(String written, List<String> numbers) {
        String asked = ArticleNumber.parse(written)
                .map(number -> String.join(
                        " ",
                        number.segments()
                                .subList(0, Math.min(2, number.segments().size()))))
                .orElse(written.toLowerCase(Locale.ROOT));
        boolean annexe = asked.startsWith("annexe");
        String text = annexe ? asked : asked.split(" ", 2)[0];
        ToLongFunction<String> sameAnnexe = number ->
                annexe == number.startsWith("Annex") && (!annexe || distance(firstCount(number), firstCount(text)) == 0)
                        ? 0
                        : 1;
        return numbers.stream()
                .sorted(Comparator.comparingLong(sameAnnexe)
                        .thenComparingLong(number -> distance(count(number), count(text))))
                .limit(SHOWN)
                .toList();
    }

    private static long distance(long one, long other) {
        return Math.abs(one - other);
    }

    private static long firstCount(String number) {
        return count(number.split(" art")[0].split("(?<=\\d) ", 2)[0]);
    }

    private static long count(String number) {
        Matcher count = LAST_COUNT.matcher(number);
        return count.find() ? Long.parseLong(count.group(1)) : 0;
    }
}
