/**
 * Durable work and schedules; knows no job in particular.
 *
 * <p>Who has long work declares a {@link touchline.jobs.Work} bean, submits to {@link touchline.jobs.Jobs} and asks there
 * what became of it. What recurs has a {@link touchline.jobs.Schedule} bean besides.
 */
@ApplicationModule(allowedDependencies = {"problem", "store", "time"})
@NullMarked
package touchline.jobs;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
