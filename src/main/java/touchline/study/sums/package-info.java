/** Questions with figures or days in them, recognised and worked out from the register's rules. */
@NullMarked
package touchline.study.sums;

import org.jspecify.annotations.NullMarked;
