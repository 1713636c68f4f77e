/** What identifies a decision: the forms in which forums, courts and authors print its number. */
@NamedInterface("grammar")
@NullMarked
package touchline.law.grammar;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
