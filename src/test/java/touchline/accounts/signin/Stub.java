package touchline.accounts.signin;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Somebody else's web server, on loopback: serves what a test puts there and counts who asks for it. */
final class Stub implements AutoCloseable {

    record Page(int status, String type, String body) {}

    private final HttpServer server;
    private final Map<String, Page> pages = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> asked = new ConcurrentHashMap<>();

    Stub() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        server.createContext("/", exchange -> {
            var path = exchange.getRequestURI().getPath();
            asked.computeIfAbsent(path, key -> new AtomicInteger()).incrementAndGet();
            var page = pages.getOrDefault(path, new Page(404, "text/plain", "nothing"));
            var bytes = page.body().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("content-type", page.type());
            exchange.getResponseHeaders().set("location", "/elsewhere");
            exchange.sendResponseHeaders(page.status(), bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    void serve(String path, String json) {
        serve(path, 200, "application/json", json);
    }

    void serve(String path, int status, String type, String body) {
        pages.put(path, new Page(status, type, body));
    }

    int asked(String path) {
        return asked.getOrDefault(path, new AtomicInteger()).get();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
