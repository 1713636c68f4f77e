package touchline.law.decisions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import touchline.store.Databases;
import touchline.store.Store;

/** The decisions of the release in a store of their own, filled once for all tests that only read. */
public final class FilledLibrary {

    public static final Decisions DECISIONS = filled();

    private FilledLibrary() {}

    private static Decisions filled() {
        try {
            var context = Databases.SQLITE.open(Files.createTempDirectory("library"));
            Runtime.getRuntime().addShutdownHook(new Thread(context::close));
            Store store = context.getBean(Store.class);
            new ReleaseFiles(store, new DecisionImport(store)).take();
            return new Decisions(store);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
