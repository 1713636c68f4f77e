package touchline.eval.calibration;

import java.util.Set;

/**
 * One question to learn from.
 *
 * @param signals what the search saw, in a fixed order
 * @param records what answers it; two questions that share one are never on both sides of a fold
 * @param weight how many like it one counts for
 */
public record Example(String id, double[] signals, boolean answerable, Set<String> records, double weight) {}
