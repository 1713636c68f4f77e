package touchline.retrieval;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import touchline.retrieval.index.PassageIndex;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.rows.ChangeLog;
import touchline.retrieval.rows.ReadyVectors;
import touchline.retrieval.rows.VectorRows;
import touchline.retrieval.rows.VectorRows.Waiting;
import touchline.retrieval.search.Embedding;
import touchline.retrieval.words.Asking;
import touchline.retrieval.words.LanguageGuess;
import touchline.store.Store;

/**
 * What goes on in the background: the index is mended and kept on disk, the models load, and texts that have no
 * vector of today's model get one.
 */
final class Upkeep implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(Upkeep.class);
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final Duration BEFORE_FIRST_QUESTION = Duration.ofMinutes(1);
    private static final int BATCH = 32;
    private static final int READY_BATCH = 1000;

    /** Before the web server takes requests, so that the first question finds what a first start stores. */
    private static final int PHASE = DEFAULT_PHASE - 4096;

    private static final long NEVER = -1;

    private final Store store;
    private final PassageIndex index;
    private final Meaning meaning;
    private final LanguageGuess guess;
    private final Embedding embedding;
    private volatile @Nullable Run running;

    /** The last change up to which every text is known to have its vector. */
    private long embeddedUpTo = NEVER;

    Upkeep(Store store, PassageIndex index, Meaning meaning, LanguageGuess guess, Asking asking) {
        this.store = store;
        this.index = index;
        this.meaning = meaning;
        this.guess = guess;
        this.embedding = new Embedding(store, meaning, asking);
    }

    private record Run(Thread thread, CountDownLatch end) {}

    @Override
    public int getPhase() {
        return PHASE;
    }

    @Override
    public void start() {
        attempt(this::takeReady);
        attempt(() -> index.follow(BEFORE_FIRST_QUESTION));
        var end = new CountDownLatch(1);
        var thread = Thread.ofPlatform().daemon().name("retrieval-upkeep").unstarted(() -> run(end));
        running = new Run(thread, end);
        thread.start();
    }

    /** Ends after the batch in work. An interrupt would close the files of the index. */
    @Override
    public void stop() {
        var run = running;
        if (run != null) {
            run.end().countDown();
            joined(run.thread());
            running = null;
        }
    }

    @Override
    public boolean isRunning() {
        return running != null;
    }

    private static void joined(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(CountDownLatch end) {
        attempt(() -> {
            index.repair();
            store.write(ChangeLog::prune);
        });
        attempt(guess::load);
        meaning.load();
        do {
            attempt(() -> round(end));
        } while (!isOver(end));
    }

    private void takeReady() {
        var ready = ReadyVectors.madeBy(meaning.model());
        var after = "";
        List<Waiting> batch;
        do {
            batch = VectorRows.waiting(store.read(), meaning.model(), after, READY_BATCH);
            embedding.take(batch, ready);
            after = batch.isEmpty() ? after : batch.getLast().id();
        } while (batch.size() == READY_BATCH);
    }

    private static boolean isOver(CountDownLatch end) {
        try {
            return end.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return true;
        }
    }

    /** What fails, the database above all, is tried again in the next round. */
    private static void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.warn("The search index could not be kept up; it is tried again", e);
        }
    }

    void round(CountDownLatch end) {
        long last = ChangeLog.last(store.read());
        if (last != embeddedUpTo && meaning.state() == Meaning.State.READY && embedAll(end)) {
            embeddedUpTo = last;
        }
        keep();
    }

    private void keep() {
        index.follow(PAUSE);
        index.commit();
    }

    /** @return false when it was ended before all was done */
    private boolean embedAll(CountDownLatch end) {
        var after = "";
        List<Waiting> batch;
        do {
            batch = VectorRows.waiting(store.read(), meaning.model(), after, BATCH);
            embedding.embed(batch);
            keep();
            after = batch.isEmpty() ? after : batch.getLast().id();
        } while (batch.size() == BATCH && end.getCount() > 0);
        return batch.size() < BATCH;
    }
}
