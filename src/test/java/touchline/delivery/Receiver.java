package touchline.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntSupplier;

/** Somebody's server on this machine that gets webhooks. */
public final class Receiver implements AutoCloseable {

    /** One request that arrived. */
    public record Got(String path, Map<String, List<String>> headers, String body) {

        public String header(String name) {
            return headers.entrySet().stream()
                    .filter(it -> it.getKey().equalsIgnoreCase(name))
                    .findFirst()
                    .orElseThrow()
                    .getValue()
                    .getFirst();
        }
    }

    /** What a path answers. */
    interface Answering {
        void answer(HttpExchange exchange) throws IOException, InterruptedException;
    }

    private final HttpServer server;
    private final List<Got> got = new CopyOnWriteArrayList<>();

    private Receiver(HttpServer server) {
        this.server = server;
    }

    public static Receiver open() throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
        return new Receiver(server);
    }

    /** Takes everything that comes to the path. */
    public String taking(String path) {
        return answering(path, exchange -> exchange.sendResponseHeaders(204, -1));
    }

    /** @param status asked for at every request */
    public String answeringWith(String path, IntSupplier status) {
        return answering(path, exchange -> exchange.sendResponseHeaders(status.getAsInt(), -1));
    }

    /** Takes everything, but leaves the first request with a word in its body without an answer until then. */
    public String hangingOnce(String path, String word, CountDownLatch until) {
        var hung = new AtomicBoolean();
        return answering(path, exchange -> {
            if (got.getLast().body().contains(word) && hung.compareAndSet(false, true)) {
                until.await();
            }
            exchange.sendResponseHeaders(204, -1);
        });
    }

    String answering(String path, Answering answering) {
        server.createContext(path, exchange -> {
            try (exchange) {
                got.add(new Got(
                        path,
                        Map.copyOf(exchange.getRequestHeaders()),
                        new String(exchange.getRequestBody().readAllBytes(), UTF_8)));
                answering.answer(exchange);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        return "http://127.0.0.1:%d%s".formatted(server.getAddress().getPort(), path);
    }

    /** What has arrived at a path, in order. */
    public List<Got> got(String path) {
        return got.stream().filter(it -> it.path().equals(path)).toList();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
