package touchline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts the program as its user would, in a process of its own, where it cannot run. */
class StartFailuresTest {

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void createFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("data"));
    }

    @Test
    void namesADamagedDatabaseFile() throws Exception {
        Files.writeString(file(), "this is no database ".repeat(500));

        assertThat(start(Map.of()))
                .isEqualTo("The database file %s is damaged: restore a backup of it, or move it away to start empty."
                        .formatted(file()));
    }

    @Test
    void namesAFolderThatAnotherProcessUses() throws Exception {
        try (var channel = FileChannel.open(
                        folder.resolve("touchline.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThat(start(Map.of()))
                    .isEqualTo("The data folder %s is in use by another process:".formatted(folder)
                            + " stop it, or choose another folder with TOUCHLINE_DATA.");
        }
    }

    @Test
    void refusesADatabaseOfANewerVersion() throws Exception {
        var migrations = Files.createDirectory(temporary.resolve("migrations"));
        Files.writeString(migrations.resolve("V9999__from_the_future.sql"), "create table future (id text);");
        Flyway.configure()
                .dataSource("jdbc:sqlite:" + file(), null, null)
                .locations("filesystem:" + migrations)
                .load()
                .migrate();

        assertThat(start(Map.of()))
                .isEqualTo("The database was written by a newer version of this program:"
                        + " start that version, or restore a backup that this one has written.");
    }

    @Test
    void namesAPortThatIsTaken() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var port = String.valueOf(taken.getLocalPort());

            assertThat(start(Map.of("TOUCHLINE_PORT", port)))
                    .isEqualTo("Port %s is in use: stop the program that holds it,".formatted(port)
                            + " or choose another with TOUCHLINE_PORT or --port.");
        }
    }

    @Test
    void namesAnAddressThatIsNone() throws Exception {
        assertThat(start(Map.of("TOUCHLINE_CLOCK", "garbage")))
                .isEqualTo(
                        "The setting touchline.time.clock has a value that does not fit: application.yml says what it"
                                + " takes and which TOUCHLINE_ variable sets it.");
        assertThat(start(Map.of("TOUCHLINE_BASE_URL", "touchline.example")))
                .isEqualTo("The address touchline.example is not one that browsers reach:"
                        + " set TOUCHLINE_BASE_URL to one such as https://touchline.example.");
    }

    @Test
    void namesADatabaseServerThatIsAwayButNotItsPassword() throws Exception {
        var url = "jdbc:postgresql://127.0.0.1:1/touchline";

        assertThat(start(Map.of("TOUCHLINE_DATABASE_URL", url + "?user=u&password=secret")))
                .isEqualTo("The PostgreSQL database %s does not let us in: start it, or correct TOUCHLINE_DATABASE_URL."
                        .formatted(url));
    }

    private Path file() {
        return folder.resolve("touchline.db");
    }

    /** Starts the program, which must end by itself with exit code 1 and no stack trace, and returns its complaint. */
    private String start(Map<String, String> environment) throws IOException, InterruptedException {
        var error = temporary.resolve("error");
        var output = temporary.resolve("output");
        var program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Touchline.class.getName())
                .redirectError(error.toFile())
                .redirectOutput(output.toFile());
        program.environment().keySet().removeIf(name -> name.startsWith("TOUCHLINE_"));
        program.environment().putAll(Map.of("TOUCHLINE_DATA", folder.toString(), "TOUCHLINE_PORT", "0"));
        program.environment().putAll(environment);
        assertThat(program.start().waitFor()).isEqualTo(1);
        assertThat(Files.readString(output)).doesNotContain("Exception", "\tat ");
        var complaint = Files.readAllLines(error);
        assertThat(complaint).hasSize(1);
        return complaint.getFirst();
    }
}
