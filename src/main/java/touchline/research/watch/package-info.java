/** Whether sources still bring something new: a source that is silent for too long is told to the operator. */
@NamedInterface("watch")
@NullMarked
package touchline.research.watch;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
