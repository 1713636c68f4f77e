/** Figures and days that rules prescribe, worked out step by step, each rule cited. */
@NamedInterface("sums")
@NullMarked
package touchline.law.sums;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
