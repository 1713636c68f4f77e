package touchline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.problem.Problem;

class PostgresStoreTest extends StoreContract {

    private static EmbeddedPostgres server;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @Override
    Database open(Duration patience) {
        return Postgres.open(place(), patience);
    }

    @Override
    String place() {
        return server.getJdbcUrl("postgres", "postgres");
    }

    @Override
    List<String> lock() {
        return List.of(place(), "begin; select pg_advisory_xact_lock(hashtext('touchline.store'))");
    }

    @Test
    void aFullDiskIsTold() {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> store().write(tx -> insert(tx, "small")
                        + tx.sql("do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$")
                                .update()))
                .satisfies(problem -> assertThat(problem.details()).containsEntry("reason", "storage_full"));

        assertThat(notes()).isEmpty();
    }

    @Test
    void aServerThatIsAwayIsToldAtBothDoors() throws Exception {
        try (var other = EmbeddedPostgres.start();
                var database = Postgres.open(other.getJdbcUrl("postgres", "postgres"), Duration.ofMillis(300))) {
            var away = new Store(database);
            other.close();

            assertThatExceptionOfType(Problem.class)
                    .isThrownBy(() -> away.read().sql("select 1").query().singleValue())
                    .satisfies(PostgresStoreTest::isUnreachable);
            assertThatExceptionOfType(Problem.class)
                    .isThrownBy(
                            () -> away.write(tx -> tx.sql("select 1").query().singleValue()))
                    .satisfies(PostgresStoreTest::isUnreachable);
        }
    }

    @Test
    void connectionsCutByTheServerAreReplaced() {
        store().write(tx -> tx.sql("""
                        select pg_terminate_backend(pid) from pg_stat_activity
                        where pid <> pg_backend_pid() and datname = current_database()
                        """).query().listOfRows());

        // A connection used a moment ago is not asked whether it lives: that call fails, and the next ones do not.
        Awaitility.await().ignoreExceptionsInstanceOf(Problem.class).until(() -> add("later") == 1);
        Awaitility.await().ignoreExceptionsInstanceOf(Problem.class).until(() -> notes().equals(List.of("later")));
    }

    private static void isUnreachable(Problem problem) {
        assertThat(problem.details()).containsEntry("reason", "database_unreachable");
    }
}
