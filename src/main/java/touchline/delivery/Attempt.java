package touchline.delivery;

import java.time.Instant;
import java.util.Optional;

/**
 * One try at a delivery.
 *
 * @param number from 1, over all tries there ever were
 * @param status of the HTTP answer; absent = there was none
 * @param outcome a sentence; absent = the attempt is on its way, or its process died
 */
public record Attempt(int number, Instant at, Optional<Integer> status, Optional<String> outcome) {}
