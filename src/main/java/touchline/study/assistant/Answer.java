package touchline.study.assistant;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.Reading;
import touchline.law.sums.Sum;
import touchline.models.Statement;
import touchline.retrieval.Strength;

/**
 * What the assistant says.
 *
 * @param reason one sentence on the strength
 * @param engine who wrote the statements
 * @param note what is to be said of the engine, such as that sentences were left out
 * @param asOf the day the answer holds for
 * @param statements the direct answer; none when nothing here answers
 * @param sum the working, when the question was one to work out
 * @param articles what the statements rest on, or what is nearest, best first
 * @param places where to read on
 * @param notSearched one sentence for each thing that was left out of the search
 */
public record Answer(
        Strength strength,
        String reason,
        Engine engine,
        Optional<String> note,
        LocalDate asOf,
        List<Statement> statements,
        Optional<Sum> sum,
        List<Reading> articles,
        List<Place> places,
        List<String> notSearched) {

    /** Who put the answer into words. */
    public enum Engine {
        /** Sentences of the register as they stand. */
        EXTRACTIVE,
        /** A language model, every sentence held to the passages it cites. */
        MODEL
    }

    public Answer {
        statements = List.copyOf(statements);
        articles = List.copyOf(articles);
        places = List.copyOf(places);
        notSearched = List.copyOf(notSearched);
    }

    Answer by(Engine other, Optional<String> otherNote, List<Statement> others) {
        return new Answer(strength, reason, other, otherNote, asOf, others, sum, articles, places, notSearched);
    }
}
