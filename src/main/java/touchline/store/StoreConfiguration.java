package touchline.store;

import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
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

    /** Nobody reads or writes before the migrations have run. */
    @Bean
    @DependsOnDatabaseInitialization
    Store store(Database database) {
        return new Store(database);
    }
}
