package touchline.documents.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;

/**
 * The program of a reading process: answers orders until the service closes the pipe. The process knows no password
 * or key, and the service ends it at its limits.
 */
public final class ReadingProcess {

    private static final int ORDER_LIMIT = 100_000;

    private ReadingProcess() {}

    public static void main(String[] args) throws IOException {
        Locale.setDefault(Locale.ENGLISH);
        // A file that is still being read when the service is killed must not be read on.
        ProcessHandle.current().parent().ifPresent(service -> endWith(service.onExit()));
        var orders = new DataInputStream(System.in);
        var answers = new DataOutputStream(System.out);
        // What a library prints must not come between the answers.
        System.setOut(System.err);
        while (true) {
            Order order;
            try {
                order = Frames.read(orders, Order.class, ORDER_LIMIT);
            } catch (IOException serviceHasEnded) {
                return;
            }
            Frames.write(answers, Desk.answer(order));
        }
    }

    private static void endWith(CompletableFuture<ProcessHandle> serviceEnded) {
        Thread.ofVirtual().start(() -> {
            serviceEnded.join();
            Runtime.getRuntime().halt(1);
        });
    }
}
