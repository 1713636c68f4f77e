/** What a reader of a format is given and what it gives; one package below for each format. */
@NullMarked
package touchline.documents.reading;

import org.jspecify.annotations.NullMarked;
