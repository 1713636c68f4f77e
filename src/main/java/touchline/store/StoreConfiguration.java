package touchline.store;

import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationInitializer;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.transaction.PlatformTransactionManager;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StoreSettings.class)
class StoreConfiguration {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @Bean
    Database database(StoreSettings settings) {
        return settings.url()
                .<Database>map(url -> Postgres.open(url, PATIENCE))
                .orElseGet(() -> Sqlite.open(settings.folder(), PATIENCE));
    }

    @Bean(destroyMethod = "")
    DataSource dataSource(Database database) {
        return database.writing();
    }

    @Bean
    PlatformTransactionManager transactionManager(Database database) {
        return database.transactions();
    }

    @Bean
    FlywayMigrationStrategy migrations() {
        return new Migrations();
    }

    /** Open to others only when the migrations have run. */
    @Bean
    Store store(Database database, FlywayMigrationInitializer migrated) {
        return new Store(database);
    }

    @Bean
    SharedTime sharedTime(Store store) {
        return new SharedTime(store);
    }
}
