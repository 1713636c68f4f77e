package touchline.retrieval.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import touchline.retrieval.index.Fields;
import touchline.retrieval.search.Candidate.Rank;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.Reference;

/**
 * Orders passages by words and meaning together: a weighted sum of both scores, each brought to 0 to 1, rather than
 * of ranks, which lets a weak list spoil a good one.
 *
 * @param field of the vectors
 * @param vector of the question; absent = by words only
 * @param byWords whether words count
 * @param depth how many of the best of each
 */
record Ranking(Asked asked, Query filter, String field, Optional<float[]> vector, boolean byWords, int depth) {

    /** What a reference in the text, besides those in its names, is worth. */
    private static final double MENTION = 0.15;

    Ranking downTo(int newDepth) {
        return new Ranking(asked, filter, field, vector, byWords, newDepth);
    }

    /** In order, best first; each passage once. */
    List<Candidate> in(IndexSearcher searcher) throws IOException {
        var scores = words(searcher);
        var documents = new LinkedHashMap<Integer, Double>(scores);
        for (ScoreDoc hit : near(searcher)) {
            documents.putIfAbsent(hit.doc, 0.0);
        }
        return fused(candidates(new Readings(searcher, documents.keySet()), documents));
    }

    private Map<Integer, Double> words(IndexSearcher searcher) throws IOException {
        Map<Integer, Double> scores = new LinkedHashMap<>();
        if (byWords && !asked.isEmpty()) {
            for (ScoreDoc hit : searcher.search(Queries.words(asked, filter), depth).scoreDocs) {
                scores.put(hit.doc, (double) hit.score);
            }
        }
        return scores;
    }

    private List<ScoreDoc> near(IndexSearcher searcher) throws IOException {
        if (vector.isEmpty()) {
            return List.of();
        }
        return List.of(searcher.search(new KnnFloatVectorQuery(field, vector.get(), depth, filter), depth).scoreDocs);
    }

    private List<Candidate> candidates(Readings readings, Map<Integer, Double> scores) throws IOException {
        var ids = readings.values(Fields.ID);
        var units = readings.values(Fields.UNIT);
        Map<Integer, Double> similarities =
                vector.isPresent() ? readings.similarities(field, vector.get()) : Map.<Integer, Double>of();
        var ranks = byWords ? ranks(readings) : Map.<Rank, Set<Integer>>of();
        List<Candidate> candidates = new ArrayList<>();
        scores.forEach((document, words) -> {
            var similarity = similarities.get(document);
            candidates.add(new Candidate(
                    document,
                    ids.getOrDefault(document, ""),
                    units.getOrDefault(document, ""),
                    words,
                    similarity == null ? OptionalDouble.empty() : OptionalDouble.of(similarity),
                    rank(document, ranks),
                    0));
        });
        return candidates;
    }

    private Map<Rank, Set<Integer>> ranks(Readings readings) throws IOException {
        var certain = asked.references().stream().filter(Reference::certain).toList();
        var exact = certain.stream().map(Reference::exact).toList();
        var parents = certain.stream()
                .map(Reference::parents)
                .flatMap(Collection::stream)
                .toList();
        var kin = new HashSet<>(readings.holding(Fields.NAME, parents));
        kin.addAll(readings.holding(Fields.PARENT, exact));
        return Map.of(
                Rank.NAMED, readings.holding(Fields.NAME, exact),
                Rank.KIN, kin,
                Rank.MENTIONS, readings.holding(Fields.MENTION, exact));
    }

    private static Rank rank(int document, Map<Rank, Set<Integer>> ranks) {
        for (Rank rank : Rank.values()) {
            if (ranks.getOrDefault(rank, Set.of()).contains(document)) {
                return rank;
            }
        }
        return Rank.OTHER;
    }

    private List<Candidate> fused(List<Candidate> candidates) {
        double bestWords =
                candidates.stream().mapToDouble(Candidate::words).max().orElse(0);
        var nearness = nearness(candidates);
        double share = byWords ? Shares.ofMeaning(asked, vector.isPresent()) : 1;
        return falling(candidates.stream()
                .map(it -> it.scored(score(it, bestWords == 0 ? 0 : it.words() / bestWords, nearness.apply(it), share)))
                .sorted(Comparator.comparing((Candidate it) -> it.rank() == Rank.MENTIONS ? Rank.OTHER : it.rank())
                        .thenComparing(
                                Comparator.comparingDouble(Candidate::score).reversed())
                        .thenComparing(Candidate::id))
                .toList());
    }

    /** What has no vector yet is judged by its words alone, so that a search is sound while texts are embedded. */
    private static double score(Candidate candidate, double words, OptionalDouble nearness, double share) {
        double both = nearness.isPresent() ? (1 - share) * words + share * nearness.getAsDouble() : words;
        return (both + (candidate.rank() == Rank.MENTIONS ? MENTION : 0)) / (1 + MENTION);
    }

    /** What comes first for its name has no lower score than what follows. */
    private static List<Candidate> falling(List<Candidate> ordered) {
        List<Candidate> falling = new ArrayList<>();
        double least = 0;
        for (Candidate candidate : ordered.reversed()) {
            least = Math.max(least, candidate.score());
            falling.add(candidate.scored(least));
        }
        return falling.reversed();
    }

    /** From 0 for the least similar to 1 for the most. */
    private static Function<Candidate, OptionalDouble> nearness(List<Candidate> candidates) {
        var all = candidates.stream()
                .flatMapToDouble(it -> it.similarity().stream())
                .summaryStatistics();
        double range = Math.max(all.getMax() - all.getMin(), Double.MIN_NORMAL);
        return it -> it.similarity().stream()
                .map(one -> (one - all.getMin()) / range)
                .findFirst();
    }
}
