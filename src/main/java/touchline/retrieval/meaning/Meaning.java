package touchline.retrieval.meaning;

import ai.onnxruntime.OrtException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The sentence model, loaded in the background. It computes in a few threads of its own, because native code would
 * hold the carrier of a virtual thread.
 */
public final class Meaning implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Meaning.class);

    /** Whether questions can be compared by meaning. */
    public enum State {
        LOADING,
        READY,
        BROKEN,
        OFF
    }

    private final ModelFiles files;
    private final ExecutorService threads;
    private volatile State state = State.LOADING;
    private volatile @Nullable SentenceModel model;

    /**
     * @param threads how many texts at once
     * @param natives a folder for native libraries that must be files to be loaded
     */
    public Meaning(ModelFiles files, int threads, Path natives) {
        this.files = files;
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("meaning-", 1).factory());
        // The tokenizer's makers would else be told of each start, and it would keep its files in the user's home.
        System.setProperty("OPT_OUT_TRACKING", "true");
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("DJL_CACHE_DIR", natives.toString());
    }

    public String model() {
        return files.name();
    }

    public State state() {
        return state;
    }

    /** Takes seconds. A machine on which the model cannot run is told of once and searches by words. */
    public void load() {
        if (state != State.LOADING) {
            return;
        }
        try {
            model = new SentenceModel(files);
            state = State.READY;
        } catch (IOException | OrtException | RuntimeException | LinkageError e) {
            LOG.warn("The embedding model {} cannot be loaded; searches go by words only", files.name(), e);
            state = State.BROKEN;
        }
    }

    /** Absent unless {@link State#READY}, or when the model fails on this text. */
    public Optional<float[]> ofQuestion(String text) {
        try {
            return Optional.ofNullable(model).map(it -> compute(() -> it.question(text)));
        } catch (IllegalStateException | RejectedExecutionException e) {
            LOG.warn("A question is searched by its words only", e);
            return Optional.empty();
        }
    }

    /** @throws IllegalStateException unless {@link State#READY} */
    public float[] ofPassage(String text) {
        var loaded = model;
        if (loaded == null) {
            throw new IllegalStateException("The model is not loaded");
        }
        return compute(() -> loaded.passage(text));
    }

    private interface Computation {
        float[] run() throws OrtException;
    }

    private float[] compute(Computation computation) {
        try {
            return CompletableFuture.supplyAsync(() -> run(computation), threads)
                    .join();
        } catch (CompletionException e) {
            throw new IllegalStateException("The embedding model failed", e.getCause());
        }
    }

    private static float[] run(Computation computation) {
        try {
            return computation.run();
        } catch (OrtException e) {
            throw new CompletionException(e);
        }
    }

    @Override
    public void close() {
        threads.close();
        var loaded = model;
        model = null;
        state = State.OFF;
        if (loaded != null) {
            try {
                loaded.close();
            } catch (OrtException e) {
                LOG.debug("The embedding model was not closed", e);
            }
        }
    }
}
