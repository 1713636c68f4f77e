package touchline.research.asking;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.Instruments;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.retrieval.Strength;

/**
 * Tells the articles that a case rests on from those that only share words with it: a decision that was found is about them,
 * or the case cites them.
 */
public final class Footing {

    /** Rules for some people alone, which others have a rule of their own for. */
    private static final List<String> FOR_SOME = List.of("coach", "futsal", "women");

    /** One decision is about many things; what so many of them are about is what they have in common. */
    private static final int SEVERAL = 3;

    private static final int MOST = 3;

    private final Instruments instruments;
    private final Decisions decisions;

    public Footing(Instruments instruments, Decisions decisions) {
        this.instruments = instruments;
        this.decisions = decisions;
    }

    /**
     * Those with a footing first; those of the same instruments after them, as less near; where none has a
     * footing, the first as less near.
     *
     * @param found the decisions
     * @param whole all that the case says
     */
    public List<Found> of(List<Found> articles, List<Found> found, String whole, LocalDate asOf) {
        List<Decision> comparable = found.stream()
                .flatMap(one -> decisions.find(one.reference()).stream())
                .toList();
        String told = whole.toLowerCase(Locale.ROOT);
        List<Found> fitting = Stream.concat(articles.stream(), shared(articles, comparable))
                .filter(article -> article.cited() || concerns(article, told, asOf))
                .toList();
        List<Found> firm = fitting.stream()
                .filter(article -> article.cited() || isBorneOut(article, comparable))
                .toList();
        if (firm.isEmpty()) {
            return fitting.stream().limit(1).map(Footing::lessNear).toList();
        }
        Set<String> instrumentsOfThose =
                firm.stream().map(article -> instrument(article.reference())).collect(Collectors.toUnmodifiableSet());
        return Stream.concat(
                        firm.stream(),
                        fitting.stream()
                                .filter(article -> !firm.contains(article)
                                        && instrumentsOfThose.contains(instrument(article.reference())))
                                .map(Footing::lessNear))
                .toList();
    }

    /** Those that several of the decisions are about, though the words of the case did not lead there. */
    private Stream<Found> shared(List<Found> articles, List<Decision> comparable) {
        Set<String> known = articles.stream().map(Found::reference).collect(Collectors.toUnmodifiableSet());
        return comparable.stream()
                .flatMap(decision -> LibrarySearch.about(decision).distinct())
                .collect(Collectors.groupingBy(citation -> citation, LinkedHashMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .filter(entry -> entry.getValue() >= SEVERAL
                        && !known.contains(entry.getKey())
                        && instruments.has(instrument(entry.getKey()), article(entry.getKey())))
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MOST)
                .map(entry -> new Found(entry.getKey(), 0, Strength.WEAK, List.of(), false));
    }

    private boolean concerns(Found article, String told, LocalDate asOf) {
        String title = instruments
                .read(instrument(article.reference()), article(article.reference()), asOf)
                .provision()
                .article()
                .title()
                .toLowerCase(Locale.ROOT);
        return FOR_SOME.stream().allMatch(people -> !title.contains(people) || told.contains(people));
    }

    private static boolean isBorneOut(Found article, List<Decision> comparable) {
        return comparable.stream()
                .anyMatch(decision -> LibrarySearch.isAbout(decision, article.reference())
                        || decision.id().equals(article(article.reference())));
    }

    private static String instrument(String citation) {
        return citation.substring(0, citation.indexOf(' '));
    }

    private static String article(String citation) {
        return citation.substring(citation.indexOf(' ') + 1);
    }

    private static Found lessNear(Found article) {
        return new Found(article.reference(), article.score(), Strength.WEAK, article.matched(), false);
    }
}
