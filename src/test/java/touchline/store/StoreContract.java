package touchline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static touchline.store.AcknowledgedWrites.ACKNOWLEDGED;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;

/** What the store promises on every database. */
abstract class StoreContract {

    private Database database;
    private Store store;

    /** A new connection to the same data, as another start of the program would open it. */
    abstract Database open(Duration patience) throws IOException;

    /** Where {@link AcknowledgedWrites} finds the data. */
    abstract String place();

    /** A JDBC address, and SQL that takes the write lock, for {@link LockHolder}. */
    abstract List<String> lock();

    @BeforeEach
    void openEmpty() throws IOException {
        database = open(Duration.ofSeconds(5));
        store = new Store(database);
        store.write(tx -> tx.sql("drop table if exists note").update());
        store.write(tx -> tx.sql("create table note (id text primary key, text text not null)")
                .update());
    }

    @AfterEach
    void close() {
        database.close();
    }

    void reopen(Duration patience) throws IOException {
        database.close();
        database = open(patience);
        store = new Store(database);
    }

    Store store() {
        return store;
    }

    @Test
    void readersDoNotWaitForAnOpenWrite() {
        add("before");

        var seen = store.write(tx -> {
            insert(tx, "during");
            return CompletableFuture.supplyAsync(this::notes).join();
        });

        assertThat(seen).containsExactly("before");
        assertThat(notes()).containsExactly("before", "during");
    }

    @Test
    void aReadInsideAWriteSeesOnlyWhatIsCommitted() {
        var seen = store.write(tx -> {
            insert(tx, "mine");
            return notes();
        });

        assertThat(seen).isEmpty();
    }

    @Test
    void parallelWritesTakeTurns() throws Exception {
        add("0");

        var results = together(
                50,
                () -> store.write(tx -> {
                    int next = tx.sql("select max(cast(id as integer)) from note")
                                    .query(Integer.class)
                                    .single()
                            + 1;
                    insert(tx, String.valueOf(next));
                    return next;
                }));

        assertThat(results)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, 50).boxed().toList());
    }

    @Test
    void anExceptionUndoesTheWholeWrite() {
        assertThatThrownBy(() -> store.write(tx -> {
                    insert(tx, "a");
                    throw new IllegalStateException("no");
                }))
                .isInstanceOf(IllegalStateException.class);

        assertThat(notes()).isEmpty();
    }

    @Test
    void aWriteInsideAWriteJoinsIt() {
        assertThatThrownBy(() -> store.write(tx -> {
                    insert(tx, "outer");
                    add("inner");
                    throw new IllegalStateException("no");
                }))
                .isInstanceOf(IllegalStateException.class);
        assertThat(notes()).isEmpty();

        store.write(tx -> insert(tx, "outer") + add("inner"));

        assertThat(notes()).containsExactly("inner", "outer");
    }

    @Test
    void aBrokenRuleKeepsItsMeaning() {
        add("a");

        assertThatExceptionOfType(DuplicateKeyException.class).isThrownBy(() -> add("a"));
        assertThatExceptionOfType(DataIntegrityViolationException.class)
                .isThrownBy(() -> store.write(tx ->
                        tx.sql("insert into note (id, text) values ('b', null)").update()));
        assertThat(notes()).containsExactly("a");
    }

    @Test
    void theReadingDoorCannotWrite() {
        assertThatThrownBy(() -> insert(store.read(), "a")).isInstanceOf(RuntimeException.class);

        assertThat(notes()).isEmpty();
    }

    @Test
    void aWriteWaitsForTheLockOfAnotherProcess() throws Exception {
        try (var holder = Child.run(LockHolder.class, lock().toArray(String[]::new))) {
            assertThat(holder.hear("held")).isPresent();

            var write = CompletableFuture.supplyAsync(() -> add("patient"));
            while (((HikariDataSource) database.writing()).getHikariPoolMXBean().getActiveConnections() == 0) {
                Thread.onSpinWait();
            }
            assertThat(write).isNotDone();
            holder.nod();

            assertThat(write.join()).isEqualTo(1);
        }
    }

    @Test
    void aLockHeldTooLongIsAProblemThatPasses() throws Exception {
        reopen(Duration.ofMillis(300));
        try (var holder = Child.run(LockHolder.class, lock().toArray(String[]::new))) {
            assertThat(holder.hear("held")).isPresent();

            assertThatExceptionOfType(Problem.class)
                    .isThrownBy(() -> add("refused"))
                    .satisfies(problem -> assertThat(problem.details())
                            .containsEntry("reason", "database_locked")
                            .containsEntry("retry_after", 5));
            assertThat(notes()).isEmpty();
        }

        // The connection whose transaction was refused must not store statements one by one from now on.
        anExceptionUndoesTheWholeWrite();
        assertThat(add("later")).isEqualTo(1);
    }

    @Test
    void migrationsRunOnceOnTheWritingConnections() {
        var flyway = Flyway.configure()
                .dataSource(database.writing())
                .baselineOnMigrate(true)
                .baselineVersion("0")
                .load();

        new Migrations().migrate(flyway);
        new Migrations().migrate(flyway);

        assertThat(flyway.info().pending()).isEmpty();
        assertThat(flyway.info().applied())
                .hasSizeGreaterThan(1)
                .allMatch(it -> it.getState().isApplied());
    }

    @RepeatedTest(3)
    void everyAcknowledgedWriteSurvivesAKill() throws Exception {
        close();
        int acknowledged = 0;
        try (var writer = Child.run(AcknowledgedWrites.class, place())) {
            for (var said = writer.hear(ACKNOWLEDGED); said.isPresent(); said = writer.hear(ACKNOWLEDGED)) {
                acknowledged = Integer.parseInt(said.get());
                if (acknowledged == 100) {
                    writer.kill();
                }
            }
        }
        reopen(Duration.ofSeconds(5));

        int kept = count("kept-%");
        assertThat(kept).isBetween(Math.max(100, acknowledged), 999).isEqualTo(count("twin-%"));
        assertThat(notes())
                .containsAll(IntStream.rangeClosed(1, acknowledged)
                        .mapToObj(number -> "kept-" + number)
                        .toList());
    }

    int add(String id) {
        return store.write(tx -> insert(tx, id));
    }

    static int insert(JdbcClient client, String id) {
        return client.sql("insert into note (id, text) values (?, 'text')")
                .param(id)
                .update();
    }

    List<@Nullable String> notes() {
        return store.read()
                .sql("select id from note order by id")
                .query(String.class)
                .list();
    }

    private int count(String pattern) {
        return store.read()
                .sql("select count(*) from note where id like ?")
                .param(pattern)
                .query(Integer.class)
                .single();
    }

    /** Runs {@code work} on {@code threads} threads that all start at the same moment. */
    private static <T> List<T> together(int threads, Callable<T> work) throws Exception {
        var start = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<T>> futures = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                futures.add(executor.submit(() -> {
                    start.await();
                    return work.call();
                }));
            }
            start.countDown();
            List<T> results = new ArrayList<>();
            for (var future : futures) {
                results.add(future.get());
            }
            return results;
        }
    }
}
