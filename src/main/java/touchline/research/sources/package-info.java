/** The places on the web that a research can ask, one class each: how each is looked up, read and may be used. */
@NamedInterface("sources")
@NullMarked
package touchline.research.sources;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
