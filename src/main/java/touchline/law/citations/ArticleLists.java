package touchline.law.citations;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The article numbers in a text, before anybody asks of which law. */
final class ArticleLists {

    /** One number of a list, and where it is printed. */
    record Numbered(String article, int start, int end) {}

    /** Numbers after one "Art.", or within one annexe. */
    record ArticleList(int start, int end, boolean annexeOnly, List<Numbered> numbers) {}

    private static final String WORD =
            "(?:[Aa]rticles?|ARTICLES?|[Aa]rts?\\.?|ART\\.?|[Aa]rt[íi]culos?|[Aa]rtikeln?|[Rr]ules?(?= [RS]\\d))";
    private static final String SUFFIX =
            "(?: ?-?(?:ter|quater|quinquies|sexies|septies|octies|novies|decies)| ?-?bis(?! ?\\d))(?![\\p{L}])";
    private static final String PARAGRAPH =
            "(?:sub-?paragraphs?|paragraphs?|paragraphes?|paras?\\.?|par\\.|§|[Aa]bs\\.|Absatz|al\\.|alinéa|apdo\\.|apartado|"
                    + "párr\\.|párrafo|lit\\.|let\\.|letter|letra|lettre|[Nn]r\\.|n°)";
    private static final String PIN = "(?: ?\\( ?(?:\\d{1,2}|[a-z]|[ivx]{1,4}) ?\\)|\\.\\d{1,2}(?![\\d])|,? ?"
            + PARAGRAPH + " ?\\(?(?:\\d{1,2}|[a-z])\\)?(?![\\p{L}\\d]))";
    private static final String CORE =
            "(?:[RS] ?\\d{1,2}|\\d{1,3}(?:[a-z](?![\\p{L}\\d]))?)(?!\\d)(?:" + SUFFIX + ")?(?!\\p{L})";
    private static final String TO_PARAGRAPH = "(?: ?(?:-|to) ?\\(\\d{1,2}\\))?";
    private static final String NUMBER = CORE + "(?:" + PIN + "){0,5}+" + TO_PARAGRAPH;
    private static final String JOINT = "(?: ?, ?(?:and |et |y |und )?| ?- ?| ?& ?| (?:and|et|y|und|to|à|a|or|e|bis) )";
    private static final String LIST = NUMBER + "(?:" + JOINT + "(?:" + WORD + " ?)?" + NUMBER + "){0,12}+";
    private static final String ANNEXE =
            "(?:[Aa]nnexe?|ANNEXE?|[Aa]nexo|[Aa]ppendix|[Aa]nhang) (?:[Nn]o\\. )?(?:\\d{1,2}|[IVX]{1,4})(?![\\p{L}\\d])";

    private static final Pattern LISTS =
            Pattern.compile("(?<![\\p{L}\\d])(?:(?<annexe>" + ANNEXE + ")(?:,? ?" + WORD + " ?(?<inner>" + LIST + "))?|"
                    + WORD + " ?(?<list>" + LIST + ")(?:,? (?:of|to|in|de l'|de la|del|der|des|zu) ?(?:the )?(?<outer>"
                    + ANNEXE + "))?|(?<rule>R\\d{2}(?:" + PIN + "){0,3}+)(?![\\p{L}\\d]))");
    private static final Pattern ONE = Pattern.compile("(?<joint>" + JOINT + "(?:" + WORD + " ?)?)?(?<core>" + CORE
            + ")(?<pins>(?:" + PIN + "){0,5}+)" + TO_PARAGRAPH);
    private static final Pattern PART = Pattern.compile("(?<![\\p{L}\\d°])(\\d{1,2}|[a-z]|[ivx]{2,4})(?![\\p{L}\\d])");
    private static final Map<String, String> ROMAN =
            Map.of("I", "1", "II", "2", "III", "3", "IV", "4", "V", "5", "VI", "6", "VII", "7");
    private static final int WIDEST_RANGE = 30;

    private ArticleLists() {}

    static List<ArticleList> in(String text) {
        return LISTS.matcher(text).results().map(ArticleLists::list).toList();
    }

    private static ArticleList list(MatchResult match) {
        String group = match.group("rule") != null ? "rule" : match.group("list") != null ? "list" : "inner";
        @Nullable String annexe = match.group("annexe") == null ? match.group("outer") : match.group("annexe");
        String prefix = annexe == null ? "" : "Annexe " + annexeNumber(annexe);
        if (match.group(group) == null) {
            return new ArticleList(
                    match.start(), match.end(), true, List.of(new Numbered(prefix, match.start(), match.end())));
        }
        List<Numbered> inside =
                numbers(match.group(group), match.start(group), prefix.isEmpty() ? "" : prefix + " art. ");
        return new ArticleList(match.start(), match.end(), false, stretched(inside, match.start(), match.end()));
    }

    private static String annexeNumber(String annexe) {
        String number = annexe.substring(annexe.lastIndexOf(' ') + 1);
        return ROMAN.getOrDefault(number, number);
    }

    /** The first number takes the word before it, the last what follows. */
    private static List<Numbered> stretched(List<Numbered> inside, int start, int end) {
        int last = inside.size() - 1;
        return IntStream.rangeClosed(0, last)
                .mapToObj(index -> new Numbered(
                        inside.get(index).article(),
                        index == 0 ? start : inside.get(index).start(),
                        index == last ? end : inside.get(index).end()))
                .toList();
    }

    private static List<Numbered> numbers(String list, int offset, String prefix) {
        var found = new ArrayList<Numbered>();
        Matcher one = ONE.matcher(list);
        while (one.find()) {
            String core = one.group("core").replaceAll("[ -]", "");
            String article = prefix + core + pins(one.group("pins"));
            int start = offset + one.start("core");
            int end = offset + one.end();
            between(found, one.group("joint"), core)
                    .forEach(number -> found.add(new Numbered(prefix + number, start, end)));
            found.add(new Numbered(article, start, end));
        }
        return found;
    }

    /** The numbers that "14-17" leaves out. */
    private static Stream<String> between(List<Numbered> found, @Nullable String joint, String last) {
        if (joint == null || found.isEmpty() || !joint.strip().matches("-|to|à|a|bis")) {
            return Stream.empty();
        }
        Optional<Integer> from = whole(found.getLast().article());
        Optional<Integer> to = whole(last);
        return from.isPresent() && to.isPresent() && to.get() - from.get() <= WIDEST_RANGE
                ? IntStream.range(from.get() + 1, Math.max(from.get() + 1, to.get()))
                        .mapToObj(String::valueOf)
                : Stream.empty();
    }

    private static Optional<Integer> whole(String number) {
        String digits = number.substring(number.lastIndexOf(' ') + 1);
        return digits.matches("\\d{1,3}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
    }

    private static String pins(String pins) {
        var written = new StringBuilder();
        PART.matcher(pins.replaceAll("(?:" + PARAGRAPH + ")", " "))
                .results()
                .forEach(part -> written.append('(').append(part.group()).append(')'));
        return written.toString();
    }
}
