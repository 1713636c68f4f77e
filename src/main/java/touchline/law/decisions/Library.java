package touchline.law.decisions;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.law.Asked;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.problem.Problem;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Hit;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Passages;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;

/** Finds decisions by number, name, words and meaning. */
public final class Library {

    /**
     * A decision found.
     *
     * @param matched words of the question that its entry holds
     * @param similarity of meaning, the cosine of the vectors; absent when the meaning was not compared
     */
    public record Found(Decision decision, List<String> matched, Optional<Double> similarity) {}

    /**
     * What a question finds.
     *
     * @param reason one sentence on the strength
     * @param found best first; a decision that the question names is the first
     * @param more whether there are others after these
     * @param notSearched one sentence for each thing that was left out
     */
    public record Answer(Strength strength, String reason, List<Found> found, boolean more, List<String> notSearched) {}

    private final Decisions decisions;
    private final PassageSearch search;
    private final Passages passages;
    private final Asked asked;

    Library(Decisions decisions, PassageSearch search, Passages passages, Asked asked) {
        this.decisions = decisions;
        this.search = search;
        this.passages = passages;
        this.asked = asked;
    }

    /** Makes what is found equal to what the library holds; due after every import. */
    public void refresh() {
        passages.replace(DecisionPassages.SOURCE, DecisionPassages.of(decisions.all(), asked));
    }

    /**
     * @param forum whole or in another case, such as {@code cas}
     * @param year of the decision
     * @throws Problem INVALID_ARGUMENT for a forum that the library does not know
     */
    public Answer search(String text, Optional<String> forum, Optional<Integer> year, int limit, int offset) {
        Map<String, String> labels = new HashMap<>();
        forum.map(this::forum).ifPresent(name -> labels.put(DecisionPassages.FORUM, name));
        year.ifPresent(number -> labels.put(DecisionPassages.YEAR, String.valueOf(number)));
        Filter filter = Filter.shared().ofKinds(Set.of(DecisionPassages.KIND)).labelled(labels);
        Findings findings = search.find(Question.of(text, filter).page(limit, offset));
        List<Found> found =
                findings.hits().stream().flatMap(hit -> found(hit).stream()).toList();
        return judged(text, findings, found);
    }

    private Optional<Found> found(Hit hit) {
        return decisions
                .find(hit.passage().citation())
                .map(decision -> new Found(decision, hit.matched(), hit.similarity()));
    }

    /** A number or name decides by itself: it is in the library, or it is not. */
    private Answer judged(String text, Findings findings, List<Found> found) {
        List<String> unknown = Identifiers.in(text).stream()
                .map(Identifier::key)
                .filter(key -> decisions.byKey(key).isEmpty())
                .distinct()
                .toList();
        if (!unknown.isEmpty()) {
            return new Answer(
                    findings.strength() == Strength.STRONG ? Strength.WEAK : findings.strength(),
                    "The library has no %s. %s".formatted(String.join(", ", unknown), findings.reason()),
                    found,
                    findings.more(),
                    findings.notSearched());
        }
        boolean named = !decisions.named(text).isEmpty() && !found.isEmpty();
        return new Answer(
                named ? Strength.STRONG : findings.strength(),
                named ? "The question names a decision of the library." : findings.reason(),
                found,
                findings.more(),
                findings.notSearched());
    }

    /**
     * The name of a forum as the library has it.
     *
     * @param forum whole or in another case, such as {@code cas}
     * @throws Problem INVALID_ARGUMENT for a forum that the library does not know
     */
    public String forum(String forum) {
        String asked = plain(forum);
        List<String> forums = decisions.forums();
        return forums.stream()
                .filter(name -> plain(name).equals(asked))
                .findFirst()
                .or(() -> asked.equals("tas") ? Optional.of("CAS") : Optional.empty())
                .orElseThrow(() -> Problem.invalid(
                        "forum",
                        "one of the forums of the library",
                        "The library has no forum '%s'; use one of: %s.".formatted(forum, String.join(", ", forums))));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
