package touchline.documents.workers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import touchline.documents.Unreadable;
import touchline.documents.process.Answer;
import touchline.documents.process.Order;

/** The reading processes: as many as may work at a time, kept for a while after their work, renewed now and then. */
public final class Workers implements AutoCloseable {

    /** After so many files a process is ended, so that nothing piles up in it. */
    private static final int FILES = 50;

    private final Semaphore free;
    private final int memoryMb;
    private final Duration idle;
    private final ConcurrentLinkedDeque<Worker> waiting = new ConcurrentLinkedDeque<>();

    public Workers(int parallel, int memoryMb, Duration idle) {
        this.free = new Semaphore(parallel, true);
        this.memoryMb = memoryMb;
        this.idle = idle;
    }

    /**
     * Waits for its turn first; the time counts from then.
     *
     * @param limit of the answer, in bytes
     * @throws Unreadable also when the process ran out of time or memory
     */
    public Answer ask(Order order, Duration time, int limit) throws Unreadable {
        try {
            free.acquire();
            try {
                var worker = take();
                var answer = worker.ask(order, time, limit);
                putBack(worker);
                return answer;
            } finally {
                free.release();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Stopped while a file was read", stop);
        }
    }

    private Worker take() {
        for (var worker = waiting.pollFirst(); worker != null; worker = waiting.pollFirst()) {
            if (worker.isAlive()) {
                return worker;
            }
        }
        try {
            return new Worker(Command.start(memoryMb));
        } catch (IOException noProcess) {
            throw new UncheckedIOException(noProcess);
        }
    }

    private void putBack(Worker worker) {
        if (worker.read() >= FILES) {
            worker.close();
            return;
        }
        waiting.addFirst(worker);
        int read = worker.read();
        CompletableFuture.delayedExecutor(idle.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> {
                    if (worker.read() == read && waiting.remove(worker)) {
                        worker.close();
                    }
                });
    }

    @Override
    public void close() {
        waiting.forEach(Worker::close);
    }
}
