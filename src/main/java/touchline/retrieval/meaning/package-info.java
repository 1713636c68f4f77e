/** The meaning of a text as a vector, made by a sentence model that runs in this process. */
@NullMarked
package touchline.retrieval.meaning;

import org.jspecify.annotations.NullMarked;
