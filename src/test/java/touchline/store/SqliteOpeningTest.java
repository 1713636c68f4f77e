package touchline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.problem.Problem;

/** Files and folders that cannot be a database are named, and left as they are. */
class SqliteOpeningTest {

    @TempDir
    private Path temporary;

    @Test
    void aHeaderCutShortIsDamage() throws IOException {
        fill();
        var cut = Arrays.copyOf(Files.readAllBytes(file()), 60);
        Files.write(file(), cut);

        assertThat(refusal(folder())).contains(file().toString(), "is damaged", "restore a backup");
        assertThat(file()).hasBinaryContent(cut);
    }

    @Test
    void aFileCutInTheMiddleIsDamage() throws IOException {
        fill();
        var cut = Arrays.copyOf(Files.readAllBytes(file()), 3 * 4096);
        Files.write(file(), cut);

        assertThat(refusal(folder())).contains(file().toString(), "is damaged", "restore a backup");
        assertThat(file()).hasBinaryContent(cut);
    }

    @Test
    void aFolderInPlaceOfTheFileCannotBeOpened() throws IOException {
        Files.createDirectories(file());

        assertThat(refusal(folder())).contains(file().toString(), "cannot be opened for writing");
    }

    @Test
    void aFileInPlaceOfTheFolderCannotBeWritten() throws IOException {
        Files.writeString(folder(), "not a folder");

        assertThat(refusal(folder())).contains(folder().toString(), "cannot be written", "TOUCHLINE_DATA");
        assertThat(refusal(folder().resolve("below"))).contains("below", "cannot be written", "TOUCHLINE_DATA");
    }

    @Test
    void aFolderInUseIsFreeAgainWhenItsUserEnds() {
        try (var first = open(folder())) {
            assertThat(first.writing()).isNotNull();
            assertThat(refusal(folder())).contains(folder().toString(), "is in use by another process");
        }

        open(folder()).close();
    }

    private void fill() {
        try (var database = open(folder())) {
            new Store(database)
                    .write(tx -> tx.sql("create table note (text text)").update()
                            + tx.sql("insert into note (text) values (?)")
                                    .param("x".repeat(100_000))
                                    .update());
        }
    }

    private Path folder() {
        return temporary.resolve("data");
    }

    private Path file() {
        return folder().resolve("touchline.db");
    }

    private static Database open(Path folder) {
        return Sqlite.open(folder, Duration.ofSeconds(5));
    }

    private static String refusal(Path folder) {
        return assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> open(folder).close())
                .actual()
                .sentence();
    }
}
