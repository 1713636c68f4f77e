package touchline.study.drills;

import java.util.List;
import java.util.Set;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;

/** Finds the articles that a topic in free words is about. */
public final class Topics {

    /**
     * The articles found.
     *
     * @param reason one sentence on the strength
     * @param articles as the register cites them, the nearest first
     */
    public record Matched(Strength strength, String reason, List<String> articles) {}

    private static final Filter ARTICLES = Filter.shared().ofKinds(Set.of("article"));
    private static final int MOST = 20;

    private final PassageSearch search;

    public Topics(PassageSearch search) {
        this.search = search;
    }

    Matched match(String topic) {
        Findings found = search.find(Question.of(topic, ARTICLES).page(MOST, 0));
        return new Matched(
                found.strength(),
                found.reason(),
                found.hits().stream()
                        .map(hit -> hit.passage().citation())
                        .distinct()
                        .toList());
    }
}
