/** Draws charts that can be read in black and white and by people who do not see all colours, as PNG and as SVG. */
@NullMarked
@ApplicationModule(allowedDependencies = {"problem"})
package touchline.charts;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
