package touchline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;
import touchline.retrieval.Coverage;
import touchline.retrieval.PassageSearch;
import touchline.store.Store;

/**
 * A data folder as a first start leaves it: the registers are stored and all their texts can be found. It is made once
 * for all tests, because every server would else take seconds for the same.
 */
final class PreparedFolder {

    private static final Duration LONG_ENOUGH = Duration.ofMinutes(10);

    private static @Nullable Path made;

    private PreparedFolder() {}

    /** A new one. */
    static Path copy() {
        try {
            var folder = Files.createTempDirectory("touchline");
            FileSystemUtils.copyRecursively(made(), folder);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Not at the start of the class, for which the thread that waits would wait. */
    private static synchronized Path made() {
        var folder = made == null ? make() : made;
        made = folder;
        return folder;
    }

    private static Path make() {
        try {
            var folder = Files.createTempDirectory("touchline-prepared");
            var context = new SpringApplicationBuilder(Touchline.class)
                    .run(
                            "--server.port=0",
                            "--logging.level.root=warn",
                            "--touchline.accounts.demo=false",
                            "--touchline.store.folder=" + folder);
            var search = context.getBean(PassageSearch.class);
            Awaitility.await().atMost(LONG_ENOUGH).until(() -> isAllFound(search.coverage()));
            context.getBean(Store.class).write(PreparedFolder::forgetItself);
            context.close();
            Files.delete(folder.resolve("node"));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isAllFound(Coverage coverage) {
        return coverage.embedded() == coverage.passages();
    }

    /** What a server does on its own account, each does anew: accounts, jobs, reports. */
    private static int forgetItself(JdbcClient database) {
        return database.sql("SELECT name FROM sqlite_master WHERE type = 'table'").query(String.class).list().stream()
                .filter(table -> !table.matches("(law|football|passage|flyway|sqlite)_?.*"))
                .mapToInt(table -> database.sql("DELETE FROM " + table).update())
                .sum();
    }
}
