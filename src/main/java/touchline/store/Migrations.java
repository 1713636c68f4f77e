package touchline.store;

import java.util.Arrays;
import java.util.Set;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationState;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import touchline.problem.Problem;

/** Brings the database to this program's version, and leaves one from the future alone. */
final class Migrations implements FlywayMigrationStrategy {

    private static final Set<MigrationState> FUTURE =
            Set.of(MigrationState.FUTURE_SUCCESS, MigrationState.FUTURE_FAILED);

    @Override
    public void migrate(Flyway flyway) {
        boolean newer =
                Arrays.stream(flyway.info().applied()).anyMatch(migration -> FUTURE.contains(migration.getState()));
        if (newer) {
            throw Problem.unavailable("The database was written by a newer version of this program:"
                    + " start that version, or restore a backup that this one has written.");
        }
        flyway.migrate();
    }
}
