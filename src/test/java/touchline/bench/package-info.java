/** Measures how indexing and searching grow with the number of passages; {@code bench/retrieval} starts it. */
@NullMarked
package touchline.bench;

import org.jspecify.annotations.NullMarked;
