package touchline.eval;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import touchline.eval.metrics.Forecast;
import touchline.eval.metrics.Ranking;
import touchline.eval.sets.TestQuestion;
import touchline.retrieval.Strength;

/**
 * One question with what came of it.
 *
 * @param rankings by leg; empty where nothing answers the question
 * @param answer the hybrid one
 */
record Judged(TestQuestion question, Map<Leg, Ranking> rankings, Answer answer) {

    static Judged ask(TestQuestion question, Library library) {
        Map<Leg, Ranking> rankings = new EnumMap<>(Leg.class);
        if (question.answerable()) {
            for (Leg leg : Leg.values()) {
                var found = leg.found(mode -> library.found(question, mode));
                rankings.put(leg, new Ranking(found, question.relevant()));
            }
        }
        return new Judged(question, rankings, library.answer(question));
    }

    Ranking by(Leg leg) {
        return Objects.requireNonNull(rankings.get(leg), "only answerable questions are ranked");
    }

    boolean flagged() {
        return answer.strength() != Strength.STRONG;
    }

    Forecast forecast() {
        return new Forecast(answer.probability().orElseThrow(), question.answerable());
    }
}
