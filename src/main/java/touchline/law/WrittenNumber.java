package touchline.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The grammar of article numbers as people write them; what does not match as a whole is not a number. */
final class WrittenNumber {

    private static final int LONGEST = 80;
    private static final String SUFFIX = "(?:bis|ter|quater|quinquies|sexies|septies)";
    private static final String ANNEXE = "(?:annexe|annex|appendix|anexo)";
    private static final String ARTICLE =
            "(?:articles?|arts?|artículo|rules?|regulation|circulars?|circ|number|no|n°|§)\\.?";
    private static final String PARAGRAPH =
            "(?:sub-?paragraphs?|paragraphs?|paras?|par|pars|§§?|¶|abs|al|alinéa|lit|letters?|points?|subsections?)\\.?";
    private static final String PART = "(?:\\d{1,3}" + SUFFIX + "?|[a-z]|[ivx]{2,4})";
    private static final String BRACKETED = " ?\\( ?" + PART + " ?\\)";
    private static final String PIN = "(?:" + BRACKETED + "|\\." + PART + "(?![a-z0-9])|[ ,]*" + PARAGRAPH + " ?\\(?"
            + PART + "\\)?(?![a-z0-9]))";

    private static final Pattern NUMBER = Pattern.compile("(?:" + ANNEXE
            + "s? ?(?:no\\.? ?)?(?<annexe>\\d{1,2}(?!\\d)|[ivx]{1,4}(?![a-z]))[ ,:-]*)?(?:" + ARTICLE + " ?)*"
            + "(?<core>[rs][ -]?\\d{1,6}(?!\\d)|\\d{1,6}(?!\\d)(?:[ .-]?" + SUFFIX + ")?(?![a-z]))?"
            + "(?<pins>" + PIN + "*)(?: ?(?:-|to) ?(?:" + ARTICLE + " ?)?(?<upto>" + BRACKETED + "|\\d{1,6}" + SUFFIX
            + "?" + PIN + "*))?");
    private static final Pattern NAMED =
            Pattern.compile("(?<name>definition|principle|step)s?\\.? ?\\(?(?<n>\\d{1,3})\\)?");
    private static final Pattern CASE = Pattern.compile("(?:case )?(?:c ?-? ?)?(?<case>\\d{1,4}/\\d{2})");
    private static final Pattern WITHIN_ANNEXE =
            Pattern.compile("(?<article>.+?)[ ,]+(?:(?:of|to|in) )?(?:the )?(?<annexe>" + ANNEXE + " ?[0-9ivx]+)");
    private static final Pattern PART_OF_PIN =
            Pattern.compile("(?<![a-z0-9é°])(?:\\d{1,6}" + SUFFIX + "?|[a-z]|[ivx]{2,4})(?![a-z0-9é])");
    private static final Map<String, String> ROMAN = Map.of(
            "i", "1", "ii", "2", "iii", "3", "iv", "4", "v", "5", "vi", "6", "vii", "7", "viii", "8", "ix", "9", "x",
            "10");

    private WrittenNumber() {}

    static Optional<ArticleNumber> read(String written) {
        String text = tidied(written);
        if (text.isEmpty() || text.length() > LONGEST) {
            return Optional.empty();
        }
        return named(text).or(() -> numbered(articleLast(text)));
    }

    private static String tidied(String written) {
        return written.toLowerCase(Locale.ROOT)
                .replaceAll("[\\u2010-\\u2015\\u2212]", "-")
                .replaceAll("[\\s\\u00a0\\u202f]+", " ")
                .replaceAll("\\bdef\\. ?", "definition ")
                .strip()
                .replaceAll("[.,;:]+$", "");
    }

    private static Optional<ArticleNumber> named(String text) {
        if (text.matches("definitions?")) {
            return Optional.of(ArticleNumber.of(List.of("definitions")));
        }
        if (text.equals("structure")) {
            return Optional.of(ArticleNumber.of(List.of(text)));
        }
        Matcher court = CASE.matcher(text);
        if (court.matches()) {
            return Optional.of(ArticleNumber.of(List.of("c-" + court.group("case"))));
        }
        Matcher name = NAMED.matcher(text);
        if (!name.matches()) {
            return Optional.empty();
        }
        String what = name.group("name");
        return Optional.of(ArticleNumber.of(
                what.equals("definition")
                        ? List.of("definitions", name.group("n"))
                        : List.of(what + " " + name.group("n"))));
    }

    /** "Article 5 of Annexe 4" as "Annexe 4 Article 5". */
    private static String articleLast(String text) {
        Matcher within = WITHIN_ANNEXE.matcher(text);
        return within.matches() ? within.group("annexe") + " " + within.group("article") : text;
    }

    private static Optional<ArticleNumber> numbered(String text) {
        Matcher number = NUMBER.matcher(text);
        if (!number.matches() || (number.group("annexe") == null && number.group("core") == null)) {
            return Optional.empty();
        }
        List<String> segments = new ArrayList<>();
        annexe(number.group("annexe")).ifPresent(segments::add);
        core(number.group("core")).ifPresent(segments::add);
        segments.addAll(parts(number.group("pins")));
        return withRange(segments, number.group("upto"));
    }

    private static Optional<ArticleNumber> withRange(List<String> segments, @Nullable String upTo) {
        if (upTo == null) {
            return Optional.of(ArticleNumber.of(segments));
        }
        List<String> end = parts(upTo);
        boolean sameDepth = end.size() == 1
                || (end.size() == segments.size()
                        && end.subList(0, end.size() - 1).equals(segments.subList(0, segments.size() - 1)));
        boolean samePart = upTo.strip().startsWith("(") || end.size() == segments.size();
        return sameDepth && samePart
                ? Optional.of(new ArticleNumber(segments, Optional.of(end.getLast())))
                : Optional.empty();
    }

    private static Optional<String> annexe(@Nullable String written) {
        return Optional.ofNullable(written).map(number -> "annexe " + ROMAN.getOrDefault(number, number));
    }

    private static Optional<String> core(@Nullable String written) {
        return Optional.ofNullable(written).map(number -> number.replaceAll("[ .-]", ""));
    }

    private static List<String> parts(String pins) {
        return PART_OF_PIN.matcher(pins).results().map(MatchResult::group).toList();
    }
}
