/** Files to Markdown with their pages and paragraphs, each read in a guarded process of its own. */
@ApplicationModule(allowedDependencies = {"problem"})
@NullMarked
package touchline.documents;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
