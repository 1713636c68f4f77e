package touchline.cases.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.cases.CasePassages;
import touchline.cases.Cases;
import touchline.law.decisions.Library;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.retrieval.Filter;
import touchline.retrieval.Hit;
import touchline.retrieval.Passage;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;

/** Finds passages in all the cases of an owner and in the library. */
public final class WholeSearch {

    /** Where to look. */
    public enum Scope {
        ALL,
        CASES,
        LIBRARY
    }

    /**
     * Where to look, narrowed.
     *
     * @param forum of decisions, whole or in another case; with it, and with a year, only decisions are found
     */
    public record Place(Scope scope, Optional<String> forum, Optional<Integer> year) {}

    /** Passages found, and how far they can be relied on. */
    public record Found(
            @Doc(
                    "How far the passages can be relied on to hold an answer; absent for a search by vector, which has no words to judge by")
            Optional<Strength> retrieval,

            @Doc("Why, in one sentence") String reason,
            @Doc("Best first") List<FoundPassage> items,
            @Doc("What was left out of the search") List<String> notSearched,
            boolean more) {}

    private static final Set<String> OF_CASES =
            Set.of(CasePassages.DOCUMENT, CasePassages.SOURCE, CasePassages.FINDING);

    private final Cases cases;
    private final PassageSearch search;
    private final Library decisions;
    private final LibraryPassages library;

    public WholeSearch(Cases cases, PassageSearch search, Library decisions, LibraryPassages library) {
        this.cases = cases;
        this.search = search;
        this.decisions = decisions;
        this.library = library;
    }

    public Found find(String owner, String text, Place place, Question.Mode mode, int limit, int offset) {
        var findings = search.find(new Question(text, filter(owner, place), mode, limit, offset));
        return new Found(
                Optional.of(findings.strength()),
                findings.reason(),
                findings.hits().stream().map(this::passage).toList(),
                findings.notSearched(),
                findings.more());
    }

    /**
     * @param vector of the embedding model in use
     * @throws IllegalArgumentException when it is of another size
     */
    public Found near(String owner, float[] vector, Place place, int limit) {
        return new Found(
                Optional.empty(),
                "Ordered by the cosine of the vectors; whether they answer anything was not judged.",
                search.nearest(vector, filter(owner, place), limit).stream()
                        .map(this::passage)
                        .toList(),
                List.of(),
                false);
    }

    private FoundPassage passage(Hit hit) {
        return OF_CASES.contains(hit.passage().kind()) ? FoundPassage.ofCase(hit) : library.of(hit);
    }

    private Filter filter(String owner, Place place) {
        Map<String, String> labels = new HashMap<>();
        place.forum().ifPresent(forum -> labels.put("forum", decisions.forum(forum)));
        place.year().ifPresent(year -> labels.put("year", String.valueOf(year)));
        if (!labels.isEmpty()) {
            if (place.scope() == Scope.CASES) {
                throw Problem.invalid(
                        "scope",
                        "library with forum or year",
                        "forum and year are of decisions in the library: leave them out, or search with scope library.");
            }
            return Filter.shared().ofKinds(Set.of(LibraryPassages.DECISION)).labelled(labels);
        }
        return switch (place.scope()) {
            case LIBRARY -> Filter.shared().ofKinds(LibraryPassages.KINDS);
            case CASES -> Filter.ownedBy(owners(owner)).ofKinds(OF_CASES);
            case ALL ->
                Filter.ownedBy(with(owners(owner), Passage.SHARED)).ofKinds(with(OF_CASES, LibraryPassages.KINDS));
        };
    }

    private Set<String> owners(String owner) {
        return cases.ids(owner).stream().map(CasePassages::owner).collect(Collectors.toSet());
    }

    private static Set<String> with(Set<String> some, String one) {
        return with(some, Set.of(one));
    }

    private static Set<String> with(Set<String> some, Set<String> others) {
        var all = new HashSet<>(some);
        all.addAll(others);
        return all;
    }
}
