/** Messages (EML): who wrote to whom and when, the text, and what is attached. */
@NullMarked
package touchline.documents.reading.mail;

import org.jspecify.annotations.NullMarked;
