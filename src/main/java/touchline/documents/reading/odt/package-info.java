/** OpenDocument texts (ODT): headings, lists with their numbers, notes, tables, tracked changes. */
@NullMarked
package touchline.documents.reading.odt;

import org.jspecify.annotations.NullMarked;
