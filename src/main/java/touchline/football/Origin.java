package touchline.football;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Where a fact comes from.
 *
 * @param source the key of a {@link Source}
 * @param sourceUrl the page or file that says it
 * @param licence under which the fact may be passed on, such as {@code CC0-1.0}
 * @param asOf the day up to which the source was looked at
 */
public record Origin(String source, Optional<String> sourceUrl, String licence, LocalDate asOf) {}
