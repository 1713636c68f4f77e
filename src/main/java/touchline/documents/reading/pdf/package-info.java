/** PDF by its layout: glyphs, segments, rows, regions in reading order, lines, and from them headings, paragraphs, tables and notes. */
@NullMarked
package touchline.documents.reading.pdf;

import org.jspecify.annotations.NullMarked;
