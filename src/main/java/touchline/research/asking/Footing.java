package touchline.research.asking;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
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

    private final Instruments instruments;
    private final Decisions decisions;

    public Footing(Instruments instruments, Decisions decisions) {
        this.instruments = instruments;
        this.decisions = decisions;
    }

    /**
     * Those with a footing first; those of the same instruments after them, as less near; no others, unless there is nothing
     * better than the first.
     *
     * @param found the decisions
     * @param whole all that the case says
     */
    public List<Found> of(List<Found> articles, List<Found> found, String whole, LocalDate asOf) {
        List<Decision> comparable = found.stream()
                .flatMap(one -> decisions.find(one.reference()).stream())
                .toList();
        String told = whole.toLowerCase(Locale.ROOT);
        List<Found> fitting = articles.stream()
                .filter(article -> article.cited() || concerns(article, told, asOf))
                .toList();
        List<Found> firm = fitting.stream()
                .filter(article -> article.cited() || isBorneOut(article, comparable))
                .toList();
        if (firm.isEmpty()) {
            return fitting.stream().limit(1).toList();
        }
        Set<String> instrumentsOfThose = firm.stream().map(Footing::instrument).collect(Collectors.toUnmodifiableSet());
        return Stream.concat(
                        firm.stream(),
                        fitting.stream()
                                .filter(article ->
                                        !firm.contains(article) && instrumentsOfThose.contains(instrument(article)))
                                .map(Footing::lessNear))
                .toList();
    }

    private boolean concerns(Found article, String told, LocalDate asOf) {
        int space = article.reference().indexOf(' ');
        String title = instruments
                .read(
                        article.reference().substring(0, space),
                        article.reference().substring(space + 1),
                        asOf)
                .provision()
                .article()
                .title()
                .toLowerCase(Locale.ROOT);
        return FOR_SOME.stream().allMatch(people -> !title.contains(people) || told.contains(people));
    }

    private static boolean isBorneOut(Found article, List<Decision> comparable) {
        String number = article.reference().substring(article.reference().indexOf(' ') + 1);
        return comparable.stream()
                .anyMatch(decision -> LibrarySearch.isAbout(decision, article.reference())
                        || decision.id().equals(number));
    }

    private static String instrument(Found article) {
        return article.reference().substring(0, article.reference().indexOf(' '));
    }

    private static Found lessNear(Found article) {
        return new Found(article.reference(), article.score(), Strength.WEAK, article.matched(), false);
    }
}
