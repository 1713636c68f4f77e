/** How far a candidate has come, and how sure one can be of it. */
@NullMarked
@NamedInterface("progress")
package touchline.study.progress;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
