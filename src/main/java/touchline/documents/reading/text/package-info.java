/** Plain text. */
@NullMarked
package touchline.documents.reading.text;

import org.jspecify.annotations.NullMarked;
