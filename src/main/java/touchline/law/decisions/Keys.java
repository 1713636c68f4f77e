package touchline.law.decisions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The keys under which a decision is found. */
final class Keys {

    /** A body and the running number within it, without year and procedure letter. */
    record Series(String name, int number) {}

    private static final Pattern CAS =
            Pattern.compile("(?:CAS|TAS)?\\s*(\\d{4})/(ADD|A|O|C)/(\\d{1,5})(?:((?:, ?\\d+)*) & (\\d+))?");
    private static final Pattern SERIES = Pattern.compile(
            "CAS \\d{4}/\\w+/(?<cas>\\d{1,5})|(?<court>[CT])-(?<case>\\d{1,4})/\\d{2}.*|(?<division>\\d[A-Z])[_.](?<ruling>\\d{1,4})/\\d{4}");

    private Keys() {}

    static List<String> of(String printed) {
        String text = printed.strip().replaceAll("[\\u2010-\\u2015\\u2212]", "-");
        Matcher cas = CAS.matcher(text);
        if (!cas.matches()) {
            return List.of(text);
        }
        String stem = "CAS " + cas.group(1) + "/" + cas.group(2).toUpperCase(Locale.ROOT) + "/";
        List<String> keys = new ArrayList<>(List.of(stem + cas.group(3)));
        if (cas.group(5) != null) {
            keys.add(stem + cas.group(5));
        }
        return keys;
    }

    static Optional<Series> series(String key) {
        Matcher found = SERIES.matcher(key);
        if (!found.matches()) {
            return Optional.empty();
        }
        if (found.group("cas") != null) {
            return Optional.of(new Series("CAS", Integer.parseInt(found.group("cas"))));
        }
        return found.group("court") != null
                ? Optional.of(new Series(found.group("court"), Integer.parseInt(found.group("case"))))
                : Optional.of(new Series(found.group("division"), Integer.parseInt(found.group("ruling"))));
    }
}
