package touchline.retrieval;

import java.util.Optional;

/**
 * How near a text is to a question.
 *
 * @param words the share of the question's words that it holds, rare ones counting more, 0 to 1
 * @param meaning the cosine of the vectors; absent when the meaning was not compared
 */
public record Likeness(double words, Optional<Double> meaning) {}
