package touchline.accounts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** {@code demo.json} in the data folder, which only its owner may read. */
record DemoFile(Path path) {

    private static final Logger LOG = LoggerFactory.getLogger(DemoFile.class);
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    static DemoFile in(Path folder) {
        return new DemoFile(folder.resolve("demo.json"));
    }

    /** Empty when there is no file, or none that can be read. */
    Optional<Demo.Keys> read() {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(Files.readString(path), Demo.Keys.class));
        } catch (IOException | JacksonException e) {
            LOG.warn("{} cannot be read and is made anew", path, e);
            return Optional.empty();
        }
    }

    /** What tells this data folder from those of other nodes; it outlives the keys. */
    String folder() {
        var named = path.resolveSibling("demo.id");
        try {
            if (Files.exists(named)) {
                var name = Files.readString(named).strip();
                if (name.matches("[a-z0-9]{8}")) {
                    return name;
                }
            }
            var name = UUID.randomUUID().toString().substring(0, 8);
            write(named, name);
            return name;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write(Demo.Keys access) {
        try {
            write(path, JSON.writeValueAsString(access));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) throws IOException {
        var folder = Files.createDirectories(file.toAbsolutePath().getParent());
        // A temporary file is its owner's alone from the first byte on, and stays so when it is moved.
        var fresh = Files.createTempFile(folder, "demo", ".new");
        Files.writeString(fresh, text + "\n");
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
