package touchline.eval;

import java.util.List;
import java.util.OptionalDouble;
import touchline.retrieval.Strength;

/**
 * What the service said to one question.
 *
 * @param records found, best first
 * @param probability that one of the first answers; absent where the corpus has no calibration
 */
record Answer(List<String> records, Strength strength, OptionalDouble probability, String reason) {}
