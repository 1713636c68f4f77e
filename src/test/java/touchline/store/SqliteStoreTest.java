package touchline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;

class SqliteStoreTest extends StoreContract {

    @TempDir
    private Path temporary;

    @Override
    Database open(Duration patience) {
        return Sqlite.open(Path.of(place()), patience);
    }

    @Override
    String place() {
        return temporary.resolve("data").toString();
    }

    @Override
    List<String> lock() {
        return List.of("jdbc:sqlite:" + place() + "/touchline.db", "begin immediate");
    }

    @Test
    void everyConnectionIsSetForSafety() {
        for (JdbcClient client : List.of(store().read(), writing())) {
            assertThat(pragma(client, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(client, "synchronous")).isEqualTo("2");
            assertThat(pragma(client, "foreign_keys")).isEqualTo("1");
            assertThat(pragma(client, "busy_timeout")).isEqualTo("5000");
        }
    }

    @Test
    void onlyTheOwnerMayLookIntoTheFolder() throws Exception {
        assertThat(Files.getPosixFilePermissions(Path.of(place())))
                .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }

    @Test
    void aFullDiskIsToldUndoneAndOverWhenSpaceIsFreed() {
        var pages = Integer.parseInt(pragma(writing(), "page_count"));
        pragma(writing(), "max_page_count = " + (pages + 2));

        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> store().write(tx -> insert(tx, "small") + insert(tx, "x".repeat(100_000))))
                .satisfies(problem -> assertThat(problem.details()).containsEntry("reason", "storage_full"));
        assertThat(notes()).isEmpty();

        pragma(writing(), "max_page_count = 1000000");
        assertThat(add("later")).isEqualTo(1);
        assertThat(pragma(store().read(), "integrity_check")).isEqualTo("ok");
    }

    private JdbcClient writing() {
        return store().write(tx -> tx);
    }

    private static String pragma(JdbcClient client, String pragma) {
        return client.sql("pragma " + pragma).query(String.class).single();
    }
}
