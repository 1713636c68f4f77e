package touchline.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.UUID;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Import;

/** Both databases that the service runs on, empty and migrated. */
public enum Databases {
    SQLITE,
    POSTGRES;

    // Not a @Configuration, which tests of the whole service would find and start as well.
    @Import(StoreConfiguration.class)
    @ImportAutoConfiguration(FlywayAutoConfiguration.class)
    static class OnlyTheStore {}

    /** One server for all tests of a run; it ends with them. */
    private static final class Server {

        static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** @param folder the data folder. Close the context to close the store. */
    public ConfigurableApplicationContext open(Path folder) {
        return new SpringApplicationBuilder(OnlyTheStore.class)
                .web(WebApplicationType.NONE)
                .run(
                        "--logging.level.root=warn",
                        "--touchline.store.folder=" + folder,
                        "--touchline.store.url=" + url());
    }

    /** A PostgreSQL address with nothing at it yet; empty for SQLite, which is in the data folder. */
    public String url() {
        return this == SQLITE ? "" : fresh();
    }

    private static String fresh() {
        var name = "t" + UUID.randomUUID().toString().replace("-", "");
        try (var connection = Server.RUNNING.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return Server.RUNNING.getJdbcUrl("postgres", name);
    }
}
