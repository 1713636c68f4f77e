/** The database: migrations, dialect, transactions. */
@ApplicationModule(allowedDependencies = "problem")
@NullMarked
package touchline.store;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
