package touchline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the outside sees, kept in files that are reviewed like code. Run the tests with {@code -Dgolden=write} to write
 * them anew, then read the difference.
 */
public final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/golden");
    private static final boolean WRITE = "write".equals(System.getProperty("golden"));

    private Golden() {}

    /** @param name below the folder of golden files, such as {@code tools/study/get_lesson.json} */
    public static void check(String name, String actual) {
        check(FOLDER.resolve(name), actual);
    }

    /** As {@link #check(String, String)} for a generated file that lives elsewhere, such as a page of the docs. */
    public static void check(Path file, String actual) {
        try {
            if (WRITE) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, actual);
            }
            if (!Files.exists(file)) {
                fail("%s is missing: run the tests with -Dgolden=write, then read what was written", file);
            }
            assertThat(actual).as(file.toString()).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
