package touchline.documents.workers;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.process.Answer;
import touchline.documents.process.Frames;
import touchline.documents.process.Order;

/** One reading process. After any failure it is ended, because nobody knows what state it is in. */
final class Worker implements AutoCloseable {

    /** What a Java process that ran out of memory ends with when told to end then. */
    private static final int OUT_OF_MEMORY = 3;

    private final Process process;
    private final DataOutputStream orders;
    private final DataInputStream answers;
    private int read;

    Worker(Process process) {
        this.process = process;
        this.orders = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        this.answers = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    }

    /** @param limit of the answer, in bytes */
    Answer ask(Order order, Duration time, int limit) throws Unreadable, InterruptedException {
        read++;
        var answer = new CompletableFuture<Answer>();
        Thread.ofVirtual().start(() -> {
            try {
                Frames.write(orders, order);
                answer.complete(Frames.read(answers, Answer.class, limit));
            } catch (IOException processEnded) {
                answer.completeExceptionally(processEnded);
            }
        });
        try {
            return answer.get(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            close();
            throw new Unreadable(Reason.TIMEOUT);
        } catch (ExecutionException processEnded) {
            throw new Unreadable(ended());
        } catch (InterruptedException stop) {
            close();
            throw stop;
        }
    }

    int read() {
        return read;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    private Reason ended() throws InterruptedException {
        boolean byItself = process.waitFor(1, TimeUnit.SECONDS);
        close();
        return byItself && process.exitValue() == OUT_OF_MEMORY ? Reason.OUT_OF_MEMORY : Reason.DAMAGED;
    }

    /** Ends the process and whatever it has started. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
