/** Answers a candidate's question from the register, and says how far the answer can be relied on. */
@NullMarked
package touchline.study.assistant;

import org.jspecify.annotations.NullMarked;
