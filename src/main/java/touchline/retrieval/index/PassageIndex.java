package touchline.retrieval.index;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.lucene.search.FieldExistsQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.store.AlreadyClosedException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.retrieval.rows.Change;
import touchline.retrieval.rows.Change.Position;
import touchline.retrieval.rows.ChangeLog;
import touchline.retrieval.rows.PassageRows;
import touchline.store.Store;

/**
 * The passages of the store, findable. It reads the store's changes whenever it is asked to follow, so a search that
 * follows first sees what any node has stored before.
 */
public final class PassageIndex implements Closeable {

    private static final Logger LOG = LoggerFactory.getLogger(PassageIndex.class);
    private static final int PAGE = 500;
    private static final Duration A_TURN = Duration.ofSeconds(1);
    private static final Duration AS_LONG_AS_IT_TAKES = Duration.ofDays(365);

    private final Store store;
    private final Path folder;
    private final String model;
    private final ReentrantLock turn = new ReentrantLock();
    private volatile OpenIndex open;
    private volatile boolean making;
    private boolean closed;
    private Position position;
    private Position committed;

    private PassageIndex(Store store, Path folder, String model, OpenIndex open) {
        this.store = store;
        this.folder = folder;
        this.model = model;
        this.open = open;
        this.position = IndexFolder.position(open.writer(), model);
        this.committed = position;
    }

    /**
     * @param model whose vectors are searched
     * @throws touchline.problem.Problem UNAVAILABLE when the folder cannot be used
     */
    public static PassageIndex open(Store store, Path folder, String model) {
        try {
            return new PassageIndex(store, folder, model, OpenIndex.in(folder));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is done with an open searcher. */
    @FunctionalInterface
    public interface Reading<T extends @Nullable Object> {
        T read(IndexSearcher searcher) throws IOException;
    }

    /** When the files turn out to be damaged, they are made anew from the store and read again. */
    public <T extends @Nullable Object> T read(Reading<T> reading) {
        var seen = open;
        try {
            return read(seen, reading);
        } catch (IOException | AlreadyClosedException e) {
            restart(seen, e);
        }
        try {
            return read(open, reading);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T extends @Nullable Object> T read(OpenIndex index, Reading<T> reading) throws IOException {
        var searcher = index.searchers().acquire();
        try {
            return reading.read(searcher);
        } finally {
            index.searchers().release(searcher);
        }
    }

    /**
     * Takes over what has changed in the store.
     *
     * @param patience how long at most; at least one page of changes is read
     * @return whether that was all
     */
    public boolean follow(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        if (making || !turnComes(patience)) {
            return false;
        }
        var seen = open;
        try {
            return takeOver(end);
        } catch (IOException | AlreadyClosedException e) {
            restart(seen, e);
            return true;
        } finally {
            turn.unlock();
        }
    }

    private boolean turnComes(Duration patience) {
        try {
            return turn.tryLock(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private boolean takeOver(long end) throws IOException {
        var before = position;
        boolean all;
        do {
            all = takeOverPage();
        } while (!all && System.nanoTime() - end < 0);
        if (!position.equals(before)) {
            open.show();
        }
        return all;
    }

    private boolean takeOverPage() throws IOException {
        var changes = ChangeLog.after(store.read(), position, model, PAGE);
        for (Change change : changes) {
            open.apply(change, model);
            position = change.position();
        }
        return changes.size() < PAGE;
    }

    private void takeOver() throws IOException {
        takeOver(System.nanoTime() + AS_LONG_AS_IT_TAKES.toNanos());
    }

    /** Makes good what following cannot: damaged files, a store restored from a backup, deletions long forgotten. */
    public void repair() {
        read(OpenIndex::check);
        exclusively(() -> {
            long last = ChangeLog.last(store.read());
            if (position.number() > last || last - position.number() > ChangeLog.MEMORY) {
                position = Position.START;
            }
        });
        while (!follow(A_TURN)) {
            // Searches have their turn in between.
        }
        exclusively(() -> {
            if (indexed() != PassageRows.count(store.read())) {
                LOG.info("The search index differs from the store and is mended");
                open.deleteAllBut(new HashSet<>(PassageRows.ids(store.read())));
                position = Position.START;
                takeOver();
                open.show();
            }
        });
    }

    /** Makes the index anew; until it is done searches see the old one. */
    public void rebuild() {
        exclusively(() -> {
            making = true;
            try {
                open.writer().deleteAll();
                position = Position.START;
                takeOver();
                open.show();
                save();
            } finally {
                making = false;
            }
        });
    }

    /** Writes to disk what would else be read from the store again at the next start. */
    public void commit() {
        exclusively(() -> {
            if (!position.equals(committed)) {
                save();
            }
        });
    }

    private void save() throws IOException {
        open.commit(model, position);
        committed = position;
    }

    /** Makes the index anew from nothing, unless somebody else has since its files failed. */
    private void restart(OpenIndex failed, Exception reason) {
        exclusively(() -> {
            if (closed) {
                throw new IllegalStateException("The search index is closed", reason);
            }
            if (open.equals(failed)) {
                LOG.warn("The search index {} is damaged and is made anew", folder, reason);
                failed.abandon();
                open = OpenIndex.emptyIn(folder);
                position = Position.START;
                takeOver();
            }
        });
    }

    public long indexed() {
        return read(searcher -> (long) searcher.getIndexReader().numDocs());
    }

    public long embedded() {
        return read(searcher -> (long) searcher.count(new FieldExistsQuery(Fields.vector(model))));
    }

    private interface Work {
        void run() throws IOException;
    }

    private void exclusively(Work work) {
        turn.lock();
        try {
            work.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            turn.unlock();
        }
    }

    @Override
    public void close() {
        exclusively(() -> {
            if (!closed) {
                closed = true;
                save();
                open.abandon();
            }
        });
    }
}
