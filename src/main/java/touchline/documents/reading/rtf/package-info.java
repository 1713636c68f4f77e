/** Rich text (RTF): headings by their styles, lists with the numbers written in the file, footnotes, tables. */
@NullMarked
package touchline.documents.reading.rtf;

import org.jspecify.annotations.NullMarked;
