package touchline.study;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.Article;
import touchline.law.ChangeNote;
import touchline.law.Instruments;
import touchline.law.KeyFact;
import touchline.law.Register;
import touchline.models.WrittenFigures;

/** What the register says behind a citation, as plain text, for tests of what was written from it. */
final class Contents {

    private static final Instruments REGISTER = Register.INSTRUMENTS;
    private static final Pattern WORD = Pattern.compile("[a-z]+");

    /** What a text of law also counts with. */
    private static final Map<String, String> OTHER_WORDS = Map.of(
            "zero", "0",
            "one", "1",
            "once", "1",
            "twice", "2",
            "half", "50",
            "third", "3");

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
        Set<String> figures = WrittenFigures.in(text);
        WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .flatMap(word -> Optional.ofNullable(OTHER_WORDS.get(word.group())).stream())
                .forEach(figures::add);
        return figures;
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
