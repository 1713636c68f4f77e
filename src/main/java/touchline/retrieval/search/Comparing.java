package touchline.retrieval.search;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import touchline.retrieval.Language;
import touchline.retrieval.Likeness;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.PassageWords;
import touchline.retrieval.words.Term;

/** Compares single texts with a question. Their vectors are kept: the same sentences are compared again and again. */
final class Comparing {

    private static final int KEPT = 5_000;

    private final Meaning meaning;
    private final Cache<String, float[]> vectors =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    Comparing(Meaning meaning) {
        this.meaning = meaning;
    }

    /** @param rarity of a term, 0 when every passage holds it */
    List<Likeness> of(Asked asked, List<String> texts, ToDoubleFunction<Term> rarity) {
        Optional<float[]> question = asked.isEmpty() ? Optional.empty() : meaning.ofQuestion(asked.text());
        return texts.stream()
                .map(text -> new Likeness(
                        coverage(asked, PassageWords.of(text, Language.EN), rarity),
                        question.map(vector -> cosine(vector, vectors.get(text, meaning::ofPassage)))))
                .toList();
    }

    private static double coverage(Asked asked, PassageWords words, ToDoubleFunction<Term> rarity) {
        double held = 0;
        double all = 0;
        for (Term term : asked.terms()) {
            double weight = rarity.applyAsDouble(term);
            held += weight * words.share(term);
            all += weight;
        }
        return all == 0 ? 0 : held / all;
    }

    private static double cosine(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
