package touchline.store;

import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StoreSettings.class)
class StoreConfiguration {

    @Bean
    @Primary
    HikariDataSource writing(StoreSettings settings) {
        return settings.url().map(Postgres::pool).orElseGet(() -> Sqlite.writing(settings.file()));
    }

    /** Opened after the migrations: a read-only connection cannot create the file. */
    @Bean
    DataSource reading(StoreSettings settings, HikariDataSource writing, Flyway migrated) {
        return settings.url().isPresent() ? writing : Sqlite.reading(settings.file());
    }

    @Bean
    JdbcTransactionManager transactionManager(DataSource writing) {
        return new JdbcTransactionManager(writing);
    }

    @Bean
    Store store(@Qualifier("reading") DataSource reading, DataSource writing, JdbcTransactionManager transactions) {
        return new DatabaseStore(reading, writing, new TransactionTemplate(transactions));
    }
}
