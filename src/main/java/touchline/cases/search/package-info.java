/** Questions put to one case or to all of an owner's, and to the library. */
@NamedInterface("search")
@NullMarked
package touchline.cases.search;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
