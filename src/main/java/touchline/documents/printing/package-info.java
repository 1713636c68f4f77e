/** Markdown and HTML become PDF/A: fonts of our own, a table of contents, nothing fetched, nothing run. */
@NamedInterface("printing")
@NullMarked
package touchline.documents.printing;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
