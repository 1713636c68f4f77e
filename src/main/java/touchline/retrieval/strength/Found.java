package touchline.retrieval.strength;

import java.util.OptionalDouble;
import touchline.retrieval.words.PassageWords;

/**
 * One of the best hits.
 *
 * @param byWords its score by words, 0 when none
 * @param similarity the cosine to the question, absent when not compared
 * @param named whether the question gives a name of it
 */
public record Found(PassageWords words, double byWords, OptionalDouble similarity, boolean named) {}
