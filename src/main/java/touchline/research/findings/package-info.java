/** What was found put as findings, each held to its sources before it is kept. */
@NullMarked
package touchline.research.findings;

import org.jspecify.annotations.NullMarked;
