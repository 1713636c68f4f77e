/** What word processors' files have in common: XML in a zip, read within limits and without anything outside. */
@NullMarked
package touchline.documents.reading.office;

import org.jspecify.annotations.NullMarked;
