package touchline.store;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import touchline.problem.Problem;

/** The data folder, held by this process alone until it ends, however it ends: the lock is the system's, not the file. */
final class DataFolder implements Closeable {

    private final FileChannel channel;

    private DataFolder(FileChannel channel) {
        this.channel = channel;
    }

    /** Creates the folder when missing, readable by its owner only. */
    static DataFolder claim(Path folder) {
        try {
            create(folder);
            var channel = FileChannel.open(
                    folder.resolve("touchline.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw Problem.unavailable(
                        "The data folder %s is in use by another process: stop it, or choose another folder with TOUCHLINE_DATA."
                                .formatted(folder));
            }
            return new DataFolder(channel);
        } catch (IOException e) {
            throw Problem.unavailable(
                    "The data folder %s cannot be written: correct its permissions, or choose another with TOUCHLINE_DATA."
                            .formatted(folder));
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private static void create(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Files.createDirectories(folder);
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
