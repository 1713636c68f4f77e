package touchline.football.standing;

import java.util.Optional;

/**
 * A player's figure in one metric.
 *
 * @param figure per 90 minutes or in percent, as the metric says
 * @param percentile 0 to 100, 100 the best of the pool; absent in a pool of fewer than {@link Pool#FEWEST}
 * @param distance from the mean of the pool in standard deviations, above 0 is better; absent like the percentile, and
 *     where all are equal
 */
public record Mark(double figure, Optional<Double> percentile, Optional<Double> distance) {}
