package touchline.retrieval.strength;

import java.util.OptionalDouble;
import touchline.retrieval.words.PassageWords;

/**
 * One of the best hits.
 *
 * @param similarity the cosine to the question, absent when not compared
 * @param heading its title and names alone
 * @param named whether the question gives a name of it
 */
public record Found(PassageWords words, PassageWords heading, OptionalDouble similarity, boolean named) {}
