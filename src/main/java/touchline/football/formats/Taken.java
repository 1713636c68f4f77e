package touchline.football.formats;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;
import org.jspecify.annotations.Nullable;
import touchline.store.Store;

/** Remembers up to which day a file was taken to know, so that it means the same when it comes again. */
record Taken(Store store) {

    static String hash(Path file) {
        try (var bytes = Files.newInputStream(file)) {
            return DigestUtils.sha256Hex(bytes);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Optional<LocalDate> asOf(String hash) {
        return store.read()
                .sql("SELECT as_of FROM football_import WHERE hash = :hash")
                .param("hash", hash)
                .query(String.class)
                .optional()
                .map(LocalDate::parse);
    }

    void remember(String hash, String format, LocalDate asOf) {
        store.writeAll("""
                INSERT INTO football_import (hash, format, as_of) VALUES (?, ?, ?)
                ON CONFLICT (hash) DO UPDATE SET format = excluded.format, as_of = excluded.as_of
                """, java.util.List.<@Nullable Object[]>of(new Object[] {hash, format, asOf.toString()}));
    }
}
