package touchline.crawling;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** A site on this machine that answers what a test tells it to, and remembers what it was asked. */
public final class Site implements AutoCloseable {

    /** How an address is answered. */
    @FunctionalInterface
    public interface Route {
        void answer(HttpExchange exchange) throws IOException;
    }

    private final HttpServer server;
    private final Map<String, Route> routes = new ConcurrentHashMap<>();
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private volatile Route otherwise = exchange -> send(exchange, 404, "text/plain", "nothing here");

    public Site() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestURI().toString());
            routes.getOrDefault(exchange.getRequestURI().getPath(), otherwise).answer(exchange);
        });
        server.start();
    }

    public URI at(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
    }

    public Site on(String path, Route route) {
        routes.put(path, route);
        return this;
    }

    public Site page(String path, String html) {
        return on(path, exchange -> send(exchange, 200, "text/html; charset=utf-8", html));
    }

    public Site status(String path, int status) {
        return on(path, exchange -> send(exchange, status, "text/plain", "status " + status));
    }

    public Site redirect(String path, String to) {
        return on(path, exchange -> {
            exchange.getResponseHeaders().set("Location", to);
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        });
    }

    public Site robots(String text) {
        return on("/robots.txt", exchange -> send(exchange, 200, "text/plain", text));
    }

    public Site otherwise(Route route) {
        otherwise = route;
        return this;
    }

    public static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
        send(exchange, status, type, body.getBytes(UTF_8));
    }

    public static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    /** The addresses that were asked for, in their order, without those of every visit: robots.txt and the impossible one. */
    public List<String> asked() {
        return asked.stream()
                .filter(path -> !path.equals("/robots.txt") && !path.matches("/[0-9a-f-]{36}"))
                .toList();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
