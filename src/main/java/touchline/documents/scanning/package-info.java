/** Asks a virus scanner that the operator runs (clamd) about a file before it is read. */
@NullMarked
package touchline.documents.scanning;

import org.jspecify.annotations.NullMarked;
