package touchline.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sentences of a model, held to the passages they cite.
 *
 * @param kept those that cite a passage in which all their figures stand
 * @param dropped how many others there were
 */
public record CheckedSentences(List<Statement> kept, int dropped) {

    private static final int MOST = 8;

    /** A sentence with the citations at its end, before or after the full stop; what has none is a sentence too. */
    private static final Pattern SENTENCE = Pattern.compile(
            "(?<text>[^\\[\\]]+?)(?<cites>(?:\\s*\\[\\d{1,3}(?:, ?\\d{1,3})*\\])+)\\.?(?=\\s|$)|(?<rest>[^\\[\\]]+)");

    /** One citation at the end does not speak for the sentences before the last. */
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[a-z)]{2}[.!?])\\s+(?=\\p{Lu})");

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** "Article 17(3)", "Articles 17 and 24", "RSTP 12bis". */
    private static final Pattern ARTICLES = Pattern.compile(
            "\\b(?:[Aa]rt(?:icle)?s?\\.?|(?!USD|EUR|CHF|GBP)[A-Z]{2,}(?:-[A-Z0-9]+)?) \\d+\\w*(?:\\(\\w+\\))*"
                    + "(?:(?:, | and | or |-|–)\\d+\\w*(?:\\(\\w+\\))*)*");

    public static CheckedSentences of(String written, List<Statement> passages) {
        List<Statement> kept = new ArrayList<>();
        int dropped = 0;
        for (MatchResult cited : SENTENCE.matcher(written).results().toList()) {
            String text = String.valueOf(cited.group(cited.group("cites") == null ? "rest" : "text"));
            List<String> sentences = Stream.of(SENTENCE_END.split(text.strip(), -1))
                    .filter(sentence -> sentence.chars().anyMatch(Character::isLetterOrDigit))
                    .toList();
            Optional<Statement> held = Optional.ofNullable(cited.group("cites"))
                    .filter(_ -> !sentences.isEmpty() && kept.size() < MOST)
                    .flatMap(cites -> held(sentences.getLast(), cites, passages));
            held.ifPresent(kept::add);
            dropped += sentences.size() - (held.isPresent() ? 1 : 0);
        }
        return new CheckedSentences(List.copyOf(kept), dropped);
    }

    private static Optional<Statement> held(String text, String cites, List<Statement> passages) {
        List<Integer> numbers = NUMBER.matcher(cites)
                .results()
                .map(match -> Integer.parseInt(match.group()))
                .distinct()
                .toList();
        if (numbers.stream().anyMatch(number -> number < 1 || number > passages.size())) {
            return Optional.empty();
        }
        List<Statement> cited =
                numbers.stream().map(number -> passages.get(number - 1)).toList();
        return bearOut(text, cited)
                ? Optional.of(new Statement(
                        text.replaceAll("\\s+", " "),
                        cited.stream().map(Statement::citation).distinct().collect(Collectors.joining(", ")),
                        cited.getFirst().article()))
                : Optional.empty();
    }

    /** An article's own number bears out no other figure. */
    private static boolean bearOut(String text, List<Statement> cited) {
        String citations = cited.stream().map(Statement::citation).collect(Collectors.joining(" "));
        String passages = cited.stream().map(Statement::text).collect(Collectors.joining(" "));
        String claims = ARTICLES.matcher(text).replaceAll(" ");
        return WrittenFigures.in(passages).containsAll(WrittenFigures.in(claims))
                && WrittenFigures.in(citations + " " + passages).containsAll(WrittenFigures.in(text));
    }
}
