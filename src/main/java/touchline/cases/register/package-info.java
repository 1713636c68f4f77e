/** Sources made of what the register of law knows. */
@NullMarked
package touchline.cases.register;

import org.jspecify.annotations.NullMarked;
