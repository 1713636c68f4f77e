/** The words, numbers and names in a text, in forms that are equal when people mean the same. */
@NullMarked
package touchline.retrieval.words;

import org.jspecify.annotations.NullMarked;
