/** Text in pictures, by sight: tesseract where it is installed. */
@NullMarked
package touchline.documents.reading.ocr;

import org.jspecify.annotations.NullMarked;
