package touchline.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import touchline.problem.Problem;

/** What this node is called in the queue: the same after a restart, so that it takes up its own jobs at once. */
final class NodeName {

    private NodeName() {}

    /** The name in the data folder, which no two running nodes share; a new one when there is none yet. */
    static String in(Path folder) {
        var file = folder.resolve("node");
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(folder);
                Files.writeString(file, UUID.randomUUID().toString());
            }
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw Problem.unavailable(
                    "The file %s cannot be read or written: correct its permissions, or choose another folder with TOUCHLINE_DATA."
                            .formatted(file));
        }
    }
}
