package touchline.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

/** A PostgreSQL server; its readers never wait for writers, so one pool serves both doors. */
final class Postgres {

    private static final int CONNECTIONS = 16;

    private Postgres() {}

    static HikariDataSource pool(String url) {
        var pool = new HikariConfig();
        pool.setPoolName("store");
        pool.setJdbcUrl(url);
        pool.setMaximumPoolSize(CONNECTIONS);
        return new HikariDataSource(pool);
    }
}
