/** Pictures of text: PNG, JPEG and TIFF. */
@NullMarked
package touchline.documents.reading.image;

import org.jspecify.annotations.NullMarked;
