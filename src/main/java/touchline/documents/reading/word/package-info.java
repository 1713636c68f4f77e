/** Word documents (DOCX): styles, numbering, notes, tables, tracked changes, comments. */
@NullMarked
package touchline.documents.reading.word;

import org.jspecify.annotations.NullMarked;
