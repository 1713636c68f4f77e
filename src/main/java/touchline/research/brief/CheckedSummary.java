package touchline.research.brief;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchline.cases.Finding;
import touchline.law.citations.Checked;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verdict;

/** Holds the sentences of a model to the findings they cite. */
public final class CheckedSummary {

    private static final int MOST = 8;
    private static final Set<Verdict> UNKNOWN = Set.of(Verdict.UNKNOWN, Verdict.MALFORMED, Verdict.NAME_MISMATCH);

    /** Text with the marks at its end, before or after the full stop; what has none is text too. */
    private static final Pattern MARKED = Pattern.compile(
            "(?<text>[^\\[\\]]+?)(?<marks>(?:\\s*\\[\\d{1,3}(?:, ?\\d{1,3})*\\])+)\\.?(?=\\s|$)|(?<rest>[^\\[\\]]+)");

    /** One mark at the end does not speak for the sentences before the last. */
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[a-z)]{2}[.!?])\\s+(?=\\p{Lu})");

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern FIGURE = Pattern.compile("\\d+(?:[.,]\\d+)*");
    private static final Pattern ADDRESS =
            Pattern.compile("(?i)https?:|www\\.|\\b[a-z0-9-]+\\.(?:com|org|net|ch|eu)\\b");

    /** Numbers in words that a rule is often about. */
    private static final Pattern WORDED = Pattern.compile(
            "(?i)\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|thousand|million)\\b");

    /** @param dropped how many other sentences there were */
    record Result(Summary summary, int dropped) {}

    private final CitationCheck citations;

    public CheckedSummary(CitationCheck citations) {
        this.citations = citations;
    }

    Result of(String written, List<Finding> findings, LocalDate asOf) {
        var kept = new ArrayList<Summary.Sentence>();
        int dropped = 0;
        for (MatchResult part : MARKED.matcher(written).results().toList()) {
            var marks = Optional.ofNullable(part.group("marks"));
            String text = String.valueOf(part.group(marks.isPresent() ? "text" : "rest"));
            List<String> sentences = List.of(SENTENCE_END.split(text.strip(), -1)).stream()
                    .filter(sentence -> sentence.chars().anyMatch(Character::isLetterOrDigit))
                    .toList();
            var held = marks.filter(_ -> !sentences.isEmpty() && kept.size() < MOST)
                    .flatMap(it -> held(sentences.getLast(), it, findings, asOf));
            held.ifPresent(kept::add);
            dropped += sentences.size() - (held.isPresent() ? 1 : 0);
        }
        return new Result(new Summary(kept), dropped);
    }

    private Optional<Summary.Sentence> held(String text, String marks, List<Finding> findings, LocalDate asOf) {
        List<Integer> numbers = NUMBER.matcher(marks)
                .results()
                .map(match -> Integer.parseInt(match.group()))
                .distinct()
                .toList();
        if (numbers.stream().anyMatch(number -> number < 1 || number > findings.size())) {
            return Optional.empty();
        }
        List<Finding> cited =
                numbers.stream().map(number -> findings.get(number - 1)).toList();
        String sentence = text.replaceAll("\\s+", " ");
        return bearOut(sentence, cited, asOf) ? Optional.of(new Summary.Sentence(sentence, cited)) : Optional.empty();
    }

    private boolean bearOut(String sentence, List<Finding> cited, LocalDate asOf) {
        String said = cited.stream().map(Finding::text).collect(Collectors.joining(" "));
        return !ADDRESS.matcher(sentence).find()
                && all(FIGURE, sentence).stream().allMatch(all(FIGURE, said)::contains)
                && all(WORDED, sentence).stream().allMatch(all(WORDED, said)::contains)
                && authorities(said, asOf).containsAll(authorities(sentence, asOf));
    }

    /** Everything that a text cites; what the register does not know is among it, as printed. */
    private Set<String> authorities(String text, LocalDate asOf) {
        return citations.of(text, asOf).checked().stream()
                .map(CheckedSummary::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String name(Checked checked) {
        return checked.cited().replaceFirst("\\(.*", "")
                + (UNKNOWN.contains(checked.verdict()) ? " which is unknown" : "");
    }

    private static Set<String> all(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
    }
}
