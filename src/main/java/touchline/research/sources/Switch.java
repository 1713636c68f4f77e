package touchline.research.sources;

import java.net.URI;
import java.util.Optional;

/**
 * What the operator says of a source.
 *
 * @param live whether researches may ask it
 * @param home where it is instead of where it usually is, ending in a slash
 */
public record Switch(boolean live, Optional<URI> home) {}
