/** How a question becomes an ordered list of passages and a word on how sure we are. */
@NullMarked
package touchline.retrieval.search;

import org.jspecify.annotations.NullMarked;
