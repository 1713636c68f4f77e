/** Fetches pages of other people's sites, politely and safely, and remembers what it fetched; knows no site in particular. */
@ApplicationModule(allowedDependencies = {"outgoing", "problem", "store", "time"})
@NullMarked
package touchline.crawling;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
