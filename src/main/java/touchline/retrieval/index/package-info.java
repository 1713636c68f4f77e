/** The index on this machine: it follows the store and holds nothing that the store does not. */
@NullMarked
package touchline.retrieval.index;

import org.jspecify.annotations.NullMarked;
