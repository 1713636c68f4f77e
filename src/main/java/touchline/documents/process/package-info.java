/** The program that reads files apart from the service: takes orders, finds the format and its reader, composes the answer. */
@NullMarked
package touchline.documents.process;

import org.jspecify.annotations.NullMarked;
