package touchline.law;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an article says about the paragraph that was asked for. */
final class Paragraphs {

    private Paragraphs() {}

    static Optional<Reading.Pinpoint> of(Shelf.Found found, Provision shown, LocalDate asOf) {
        ArticleNumber number = found.number();
        List<ArticleNumber> asked = found.asked().each();
        if (asked.stream().anyMatch(each -> number.each().contains(each))) {
            return Optional.empty();
        }
        int depth = number.segments().size();
        List<String> suspended =
                shown.suspensionOn(asOf).map(Suspension::paragraphs).orElse(List.of());
        return Optional.of(new Reading.Pinpoint(
                cited(shown.article().number(), depth, found.asked()),
                shown.article().keyFacts().stream()
                        .filter(fact -> touches(number, fact.ref(), asked))
                        .toList(),
                suspended.stream()
                        .filter(paragraph -> touches(number, paragraph, asked))
                        .toList()));
    }

    private static String cited(String printed, int depth, ArticleNumber asked) {
        String pins = asked.segments().stream()
                .skip(depth)
                .map(part -> "(" + part + ")")
                .collect(Collectors.joining());
        return printed + pins + asked.upTo().map(last -> "-(" + last + ")").orElse("");
    }

    private static boolean touches(ArticleNumber article, String ref, List<ArticleNumber> asked) {
        return ArticleNumber.parse(ref).stream()
                .flatMap(number -> number.each().stream())
                .map(number -> within(article, number))
                .anyMatch(whole -> whole.segments().size() > article.segments().size()
                        && asked.stream().anyMatch(whole::concerns));
    }

    /** References leave out the annexe: in Annexe 4 art. 5, {@code 5(2)} is the article's second paragraph. */
    private static ArticleNumber within(ArticleNumber article, ArticleNumber ref) {
        List<String> outer = article.segments();
        if (ref.head(1).equals(article.head(1))) {
            return ref;
        }
        boolean repeatsArticle = outer.size() > 1 && ref.segments().getFirst().equals(outer.getLast());
        List<String> kept = repeatsArticle ? outer.subList(0, outer.size() - 1) : outer;
        return ArticleNumber.of(
                Stream.concat(kept.stream(), ref.segments().stream()).toList());
    }
}
