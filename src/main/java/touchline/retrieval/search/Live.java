package touchline.retrieval.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import touchline.retrieval.Filter;
import touchline.retrieval.Hit;
import touchline.retrieval.Passage;
import touchline.retrieval.rows.PassageRows;
import touchline.retrieval.search.Candidate.Rank;
import touchline.retrieval.strength.Found;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.PassageWords;
import touchline.retrieval.words.Term;
import touchline.store.Store;

/** A candidate with its passage, as the store holds it now. */
record Live(Candidate candidate, Passage passage) {

    private static final int PAGE = 64;

    /** The best that the store holds and the filter admits, one of each unit. */
    static List<Live> first(int count, List<Candidate> ordered, Store store, Filter filter) {
        List<Live> live = new ArrayList<>();
        Set<String> units = new HashSet<>();
        for (int from = 0; from < ordered.size() && live.size() < count; from += PAGE) {
            var page = ordered.subList(from, Math.min(from + PAGE, ordered.size()));
            var stored = PassageRows.byId(
                    store.read(), page.stream().map(Candidate::id).toList());
            for (Candidate candidate : page) {
                var passage = stored.get(candidate.id());
                if (passage != null && filter.admits(passage) && units.add(candidate.unit())) {
                    live.add(new Live(candidate, passage));
                }
            }
        }
        return live.subList(0, Math.min(count, live.size()));
    }

    Hit hit(Asked asked) {
        var words = new PassageWords(passage);
        var matched =
                asked.terms().stream().filter(words::holds).map(Term::surface).toList();
        return new Hit(
                passage,
                candidate.score(),
                matched,
                candidate.similarity().stream().boxed().findFirst());
    }

    Found found() {
        OptionalDouble similarity = candidate.similarity();
        return new Found(
                new PassageWords(passage), PassageWords.heading(passage), similarity, candidate.rank() == Rank.NAMED);
    }
}
