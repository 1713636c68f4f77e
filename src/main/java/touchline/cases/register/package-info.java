/** Sources made of what the register of law knows. */
@NamedInterface("register")
@NullMarked
package touchline.cases.register;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
