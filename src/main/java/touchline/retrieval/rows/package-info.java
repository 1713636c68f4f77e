/** Passages, their vectors and their changes in the database. */
@NullMarked
package touchline.retrieval.rows;

import org.jspecify.annotations.NullMarked;
