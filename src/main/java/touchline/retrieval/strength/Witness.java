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
 * @param likenesses of the question to others
 */
public record Witness(
        Asked asked, List<Found> best, ToDoubleFunction<Term> rarity, Predicate<Term> isKnown, Likenesses likenesses) {

    private static final int FEW = 3;

    /** What a number that the best hits only mention is worth beside one that is theirs. */
    private static final double MENTIONED = 0.5;

    /** So many rare terms that no hit holds are as bad as more of them. */
    private static final double MANY_MISSING = 3;

    public Evidence evidence() {
        if (best.isEmpty()) {
            return Evidence.none(surfaces(asked.terms().stream()));
        }
        Map<String, Double> features = new TreeMap<>();
        features.put("coverage", coverage(best.getFirst()));
        features.put("missing", Math.min(1, missing(asked.terms().stream()) / MANY_MISSING));
        features.put("missingNames", missing(ofKind(Kind.NAME)));
        features.put("figures", heldFigures());
        features.put("references", references());
        features.put("named", isNamed() ? 1.0 : 0.0);
        features.put("unknown", share(unknown(), asked.terms().size()));
        features.put("wording", likenesses.ofWords());
        best.getFirst().similarity().ifPresent(cosine -> {
            features.put("cosine", cosine);
            features.putAll(likenesses.ofMeaning());
        });
        return new Evidence(
                features,
                surfaces(asked.terms().stream().filter(term -> !isHeld(term))),
                surfaces(unknown().filter(term -> term.kind() != Kind.WORD)));
    }

    /** The share of the terms that a hit holds, rare terms counting more; all of none. */
    private double coverage(Found hit) {
        if (asked.terms().isEmpty()) {
            return 1;
        }
        double held = 0;
        double all = 0;
        for (Term term : asked.terms()) {
            double weight = rarity.applyAsDouble(term);
            held += weight * hit.words().share(term);
            all += weight;
        }
        return ratio(held, all);
    }

    /** The rarity of all terms together of which none of the best hits holds the whole. */
    private double missing(Stream<Term> terms) {
        return terms.filter(term -> few().noneMatch(hit -> hit.words().share(term) == 1))
                .mapToDouble(rarity)
                .sum();
    }

    /** The share of the figures that one of the best hits holds; 1 when there are none to look for. */
    private double heldFigures() {
        long all = ofKind(Kind.FIGURE).count();
        return all == 0 ? 1 : share(ofKind(Kind.FIGURE).filter(this::isHeld), all);
    }

    /** The best hit is what the question names: it has the number, and the names that go with the number. */
    private boolean isNamed() {
        return best.getFirst().named()
                && ofKind(Kind.NAME).allMatch(name -> best.getFirst().heading().share(name) == 1);
    }

    /** 1 when there is no number to look for, or the best hit is what it names; less when the best only mention it. */
    private double references() {
        var certain = asked.references().stream().filter(Reference::certain).toList();
        if (certain.isEmpty() || isNamed()) {
            return 1;
        }
        boolean mentioned = certain.stream()
                .allMatch(reference -> few().anyMatch(hit -> hit.words().holds(reference)));
        return mentioned ? MENTIONED : 0;
    }

    private Stream<Found> few() {
        return best.stream().limit(FEW);
    }

    private boolean isHeld(Term term) {
        return few().anyMatch(hit -> hit.words().holds(term));
    }

    private Stream<Term> unknown() {
        return asked.terms().stream().filter(isKnown.negate());
    }

    private Stream<Term> ofKind(Kind kind) {
        return asked.terms().stream().filter(term -> term.kind() == kind);
    }

    private static List<String> surfaces(Stream<Term> terms) {
        return terms.map(Term::surface).toList();
    }

    private static double share(Stream<Term> some, long all) {
        return ratio((double) some.count(), (double) all);
    }

    private static double ratio(double part, double whole) {
        return whole <= 0 ? 0 : part / whole;
    }
}
