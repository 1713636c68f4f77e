package touchline.retrieval.strength;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import touchline.retrieval.Evidence;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.Reference;
import touchline.retrieval.words.Term;
import touchline.retrieval.words.Term.Kind;

/**
 * Compares a question with what was found for it. Words alone show what is off the topic; the question's own figures,
 * references and names show whether the topic is right but the answer is elsewhere.
 *
 * @param best the best hits, best first
 * @param rarity of a term, 0 when every passage holds it
 * @param isKnown whether any passage open to the question holds a term
 */
public record Witness(Asked asked, List<Found> best, ToDoubleFunction<Term> rarity, Predicate<Term> isKnown) {

    private static final int FEW = 3;
    private static final int MANY = 10;

    public Evidence evidence() {
        if (best.isEmpty()) {
            return Evidence.none(surfaces(asked.terms().stream()));
        }
        Map<String, Double> features = new TreeMap<>();
        features.put("coverage1", coverage(asked.terms(), best.subList(0, 1)));
        features.put("coverage3", coverage(asked.terms(), few()));
        features.put(
                "coverageKnown", coverage(asked.terms().stream().filter(isKnown).toList(), few()));
        features.put("wordsGap", 1 - ratio(byWords(MANY), byWords(1)));
        features.put("figures", share(Kind.FIGURE));
        features.put("names", share(Kind.NAME));
        features.put("references", references());
        features.put("named", best.getFirst().named() ? 1.0 : 0.0);
        features.put("unknown", ratio(unknown().size(), asked.terms().size()));
        features.put("length", Math.min(1, Math.log1p(asked.terms().size()) / 4));
        features.put("translated", asked.translated() ? 1.0 : 0.0);
        meaning(features);
        return new Evidence(
                features,
                surfaces(asked.terms().stream()
                        .filter(term ->
                                few().stream().noneMatch(it -> it.words().holds(term)))),
                surfaces(particulars().filter(isKnown.negate())));
    }

    private void meaning(Map<String, Double> features) {
        var similarities = best.stream()
                .flatMapToDouble(it -> it.similarity().stream())
                .sorted()
                .toArray();
        if (similarities.length > 0) {
            double most = similarities[similarities.length - 1];
            var byWords = best.stream()
                    .max((a, b) -> Double.compare(a.byWords(), b.byWords()))
                    .orElseThrow();
            features.put("cosine", most);
            features.put("cosineGap", most - similarities[0]);
            features.put("agreement", byWords.similarity().orElse(0) >= most ? 1.0 : 0.0);
            features.put("cosineByWords", byWords.similarity().orElse(0));
        }
    }

    private List<Found> few() {
        return best.subList(0, Math.min(FEW, best.size()));
    }

    /** The share of the terms that one of the hits holds, rare terms counting more. */
    private double coverage(List<Term> terms, List<Found> hits) {
        double held = 0;
        double all = 0;
        for (Term term : terms) {
            double weight = rarity.applyAsDouble(term);
            held += weight
                    * hits.stream()
                            .mapToDouble(hit -> hit.words().share(term))
                            .max()
                            .orElse(0);
            all += weight;
        }
        return ratio(held, all);
    }

    /** The score by words of the hit at a place among the best by words. */
    private double byWords(int place) {
        return best.stream()
                .map(Found::byWords)
                .sorted((a, b) -> Double.compare(b, a))
                .skip(place - 1L)
                .findFirst()
                .orElse(0.0);
    }

    /** The share of the terms of a kind that the best hits hold; 1 when there are none to look for. */
    private double share(Kind kind) {
        var terms = asked.terms().stream().filter(term -> term.kind() == kind).toList();
        long held = terms.stream()
                .filter(term -> few().stream().anyMatch(hit -> hit.words().holds(term)))
                .count();
        return terms.isEmpty() ? 1 : ratio((double) held, terms.size());
    }

    private double references() {
        var certain = asked.references().stream().filter(Reference::certain).toList();
        long held = certain.stream()
                .filter(reference -> few().stream().anyMatch(hit -> hit.words().holds(reference)))
                .count();
        return certain.isEmpty() ? 1 : ratio((double) held, certain.size());
    }

    private List<Term> unknown() {
        return asked.terms().stream().filter(isKnown.negate()).toList();
    }

    private Stream<Term> particulars() {
        return asked.terms().stream().filter(term -> term.kind() != Kind.WORD);
    }

    private static List<String> surfaces(Stream<Term> terms) {
        return terms.map(Term::surface).toList();
    }

    private static double ratio(double part, double whole) {
        return whole <= 0 ? 0 : part / whole;
    }
}
