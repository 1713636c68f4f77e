/** The processes that read files, as the service sees them: started, asked, held to their limits, ended. */
@NullMarked
package touchline.documents.workers;

import org.jspecify.annotations.NullMarked;
