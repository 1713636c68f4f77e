package touchline.football.formats;

import java.time.LocalDate;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import touchline.football.intake.Entry;
import touchline.store.Store;

/** The kinds of facts in a whole file: what the register has of them from before was not taken from it again, which answers say. */
final class LatestFile {

    private final Set<String> kinds = new TreeSet<>();

    void hear(Entry entry) {
        switch (entry) {
            case Entry.OnMove _ -> kinds.add("MOVE");
            case Entry.OnValue _ -> kinds.add("VALUE");
            default -> {}
        }
    }

    /** An older file that comes later is not the latest. */
    void remember(String source, LocalDate asOf, Store store) {
        store.writeAll(
                """
                INSERT INTO football_latest_file (source, kind, as_of) VALUES (?, ?, ?)
                ON CONFLICT (source, kind) DO UPDATE SET as_of = excluded.as_of
                WHERE excluded.as_of > football_latest_file.as_of
                """,
                kinds.stream()
                        .map(kind -> new @Nullable Object[] {source, kind, asOf.toString()})
                        .toList());
    }
}
