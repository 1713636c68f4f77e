/** Figures and days worked out from the register's rules, step by step, each rule cited. */
@NullMarked
package touchline.study.sums;

import org.jspecify.annotations.NullMarked;
