package touchline.study.assistant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.law.Reading;
import touchline.models.Statement;
import touchline.retrieval.Likeness;
import touchline.retrieval.PassageSearch;

/** Picks the sentences that best answer a question: by words, by meaning, by its kind, and by the place of their article. */
record BestStatements(PassageSearch search) {

    private static final int MOST = 2;
    private static final int LOOKED_AT = 4;

    /** How near the second must come to the first to be said too. */
    private static final double ALSO = 0.88;

    private static final double WORDS = 0.35;
    private static final double MEANING = 0.3;
    private static final double KIND = 0.25;
    private static final double PLACE = 0.2;

    /** The cosines of this model lie between these for sentences of one field. */
    private static final double FAR = 0.74;

    private static final double NEAR = 0.92;

    /** @param articles best first */
    List<Statement> of(String question, List<Reading> articles) {
        List<Ranked> ranked =
                ranked(question, articles.stream().limit(LOOKED_AT).toList());
        if (ranked.isEmpty()) {
            return List.of();
        }
        double best = ranked.getFirst().score();
        return ranked.stream()
                .limit(MOST)
                .filter(one -> one.score() >= ALSO * best)
                .map(Ranked::statement)
                .toList();
    }

    private List<Ranked> ranked(String question, List<Reading> articles) {
        List<Ranked> ranked = new ArrayList<>();
        Wanted wanted = Wanted.by(question);
        for (int place = 0; place < articles.size(); place++) {
            Reading reading = articles.get(place);
            List<Statement> statements = Statements.of(reading);
            String title = reading.provision().article().title();
            List<Likeness> likenesses = search.compare(
                    question,
                    statements.stream().map(one -> title + ": " + one.text()).toList());
            for (int i = 0; i < statements.size(); i++) {
                Statement statement = statements.get(i);
                double score = score(likenesses.get(i), wanted.isToldBy(statement.text()), place);
                ranked.add(new Ranked(statement, score));
            }
        }
        ranked.sort(Comparator.comparingDouble(Ranked::score).reversed());
        return ranked;
    }

    private static double score(Likeness likeness, boolean told, int place) {
        double meaning = likeness.meaning()
                .map(cosine -> Math.clamp((cosine - FAR) / (NEAR - FAR), 0, 1))
                .orElse(likeness.words());
        return WORDS * likeness.words() + MEANING * meaning + (told ? KIND : 0) + PLACE / (1 + place);
    }
}
