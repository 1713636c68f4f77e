package touchline.study;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.Article;
import touchline.law.ChangeNote;
import touchline.law.Instruments;
import touchline.law.KeyFact;
import touchline.law.Register;

/** What the register says behind a citation, as plain text, for tests of what was written from it. */
final class Contents {

    private static final Instruments REGISTER = Register.INSTRUMENTS;
    private static final Pattern FIGURE = Pattern.compile("\\d+(?:\\.\\d+)?");
    private static final Pattern WORD = Pattern.compile("[a-z]+(?:-[a-z]+)?");
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("zero", "0"),
            Map.entry("one", "1"),
            Map.entry("once", "1"),
            Map.entry("two", "2"),
            Map.entry("twice", "2"),
            Map.entry("half", "50"),
            Map.entry("three", "3"),
            Map.entry("third", "3"),
            Map.entry("four", "4"),
            Map.entry("five", "5"),
            Map.entry("six", "6"),
            Map.entry("seven", "7"),
            Map.entry("eight", "8"),
            Map.entry("nine", "9"),
            Map.entry("ten", "10"),
            Map.entry("eleven", "11"),
            Map.entry("twelve", "12"),
            Map.entry("thirteen", "13"),
            Map.entry("fourteen", "14"),
            Map.entry("fifteen", "15"),
            Map.entry("sixteen", "16"),
            Map.entry("seventeen", "17"),
            Map.entry("eighteen", "18"),
            Map.entry("nineteen", "19"),
            Map.entry("twenty", "20"),
            Map.entry("twenty-one", "21"),
            Map.entry("twenty-three", "23"),
            Map.entry("twenty-four", "24"),
            Map.entry("twenty-eight", "28"),
            Map.entry("thirty", "30"),
            Map.entry("forty", "40"),
            Map.entry("forty-five", "45"),
            Map.entry("fifty", "50"),
            Map.entry("sixty", "60"),
            Map.entry("seventy-two", "72"),
            Map.entry("ninety", "90"));

    private Contents() {}

    /** Every edition of the article that a citation names; none = it does not resolve, paragraph included. */
    static List<Article> behind(String citation) {
        int space = citation.indexOf(' ');
        String code = citation.substring(0, space);
        String rest = citation.substring(space + 1);
        return REGISTER.find(code).filter(instrument -> instrument.code().equals(code)).stream()
                .flatMap(instrument -> {
                    String number = instrument.articles().stream()
                            .map(Article::number)
                            .filter(it -> rest.equals(it) || rest.startsWith(it + "("))
                            .max(Comparator.comparingInt(String::length))
                            .orElse("");
                    List<Article> editions = instrument.articles().stream()
                            .filter(article -> article.number().equals(number))
                            .toList();
                    return knows(editions, number, rest) ? editions.stream() : Stream.empty();
                })
                .toList();
    }

    private static boolean knows(List<Article> editions, String number, String rest) {
        if (rest.equals(number)) {
            return true;
        }
        String paragraph = rest.replaceFirst("^(" + Pattern.quote(number) + "\\([^)]+\\)).*", "$1");
        return editions.stream().anyMatch(article -> text(article).contains(paragraph));
    }

    static String text(Article article) {
        return Stream.of(
                        Stream.of(article.title(), article.summary()),
                        article.keyFacts().stream().map(KeyFact::fact),
                        article.keyFacts().stream().map(KeyFact::ref),
                        article.suspension().stream().map(it -> it + ""),
                        article.changes().stream().map(ChangeNote::toString))
                .flatMap(parts -> parts)
                .collect(Collectors.joining(" "));
    }

    /** Figures in digits and in words. */
    static Set<String> figures(String text) {
        Set<String> figures = digits(text);
        var words = WORD.matcher(text.toLowerCase(Locale.ROOT));
        while (words.find()) {
            Stream.concat(Stream.of(words.group()), Stream.of(words.group().split("-", -1)))
                    .filter(WORDS::containsKey)
                    .forEach(word -> figures.add(WORDS.getOrDefault(word, "")));
        }
        return figures;
    }

    /** Figures in digits, without the marks between thousands. */
    static Set<String> digits(String text) {
        return FIGURE.matcher(text.replaceAll("(?<=\\d)[ ,\\u00a0](?=\\d{3}\\b)", ""))
                .results()
                .map(match -> match.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static Set<String> figuresBehind(List<String> citations) {
        return citations.stream()
                .flatMap(citation -> behind(citation).stream())
                .flatMap(article -> figures(text(article)).stream())
                .collect(Collectors.toSet());
    }

    static String folded(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("\\W+", " ").strip();
    }
}
