package touchline.research.asking;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.retrieval.Strength;

/** Asks the library of decisions, by words and by the articles that were found. */
public final class LibrarySearch {

    private static final int SEARCHED = 10;
    private static final String WHERE = "the library of decisions";

    /** What it counts, in questions of full weight, that a decision is about the best article. */
    private static final double SHARED_ARTICLE = 0.8;

    private final Library library;
    private final Decisions decisions;

    public LibrarySearch(Library library, Decisions decisions) {
        this.library = library;
        this.decisions = decisions;
    }

    /**
     * @param articles those found, whose decisions are nearer
     * @param most how many decisions at most
     */
    public Answers find(List<Lead> leads, CitedLaw cited, List<Found> articles, int most) {
        var tally = new Tally();
        var gaps = new ArrayList<Gap>();
        var left = new LinkedHashSet<String>();
        for (Lead lead : leads) {
            var answer = library.search(lead.question(), Optional.empty(), Optional.empty(), SEARCHED, 0);
            for (int rank = 0; rank < answer.found().size(); rank++) {
                var found = answer.found().get(rank);
                tally.found(found.decision().id(), lead, answer.strength(), rank, found.matched());
            }
            if (lead.equals(leads.getFirst()) && answer.strength() == Strength.NONE) {
                gaps.add(new Gap(lead.question(), WHERE, answer.reason()));
            }
            left.addAll(answer.notSearched());
        }
        if (tally.best() > 0) {
            decisions.all().forEach(decision -> {
                double shared = shared(decision, articles);
                if (shared > 0) {
                    tally.supported(decision.id(), SHARED_ARTICLE * shared);
                }
            });
        }
        cited.decisions().forEach(tally::cited);
        return new Answers(tally.ranked(most), gaps, List.copyOf(left));
    }

    private static double shared(Decision decision, List<Found> articles) {
        return articles.stream()
                .filter(article -> isAbout(decision, article.reference()))
                .mapToDouble(Found::score)
                .sum();
    }

    /** Whether a decision is about an article, whichever paragraph of it. */
    public static boolean isAbout(Decision decision, String citation) {
        return about(decision).anyMatch(citation::equals);
    }

    /** What a decision is about, by articles as a whole. */
    static Stream<String> about(Decision decision) {
        return decision.articles().stream()
                .flatMap(about -> about.article().stream()
                        .map(number -> about.instrument() + " "
                                + number.replaceFirst("\\(.*", "").strip()));
    }
}
