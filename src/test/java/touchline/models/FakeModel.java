package touchline.models;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server of models on this machine that answers as a test says. */
public final class FakeModel implements AutoCloseable {

    private final HttpServer server;
    private final CountDownLatch over = new CountDownLatch(1);
    private final List<String> headers = new ArrayList<>();
    private volatile UnaryOperator<String> writes = _ -> "";
    private volatile int status = 200;
    private volatile boolean nonsense;
    private volatile boolean slow;
    private volatile String prompt = "";

    public FakeModel() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** From now on it answers well: with what is made of the prompt. */
    public void writes(UnaryOperator<String> made) {
        writes = made;
        status = 200;
        nonsense = false;
        slow = false;
    }

    public void fails(int code) {
        status = code;
    }

    public void talksNonsense() {
        nonsense = true;
    }

    /** It answers no more. */
    public void hangs() {
        slow = true;
    }

    public String prompt() {
        return prompt;
    }

    List<String> headers() {
        return headers;
    }

    private void answer(HttpExchange exchange) throws IOException {
        JsonNode asked = JsonMapper.shared().readTree(exchange.getRequestBody().readAllBytes());
        exchange.getRequestHeaders()
                .forEach((name, values) -> headers.add((name + ": " + values.getFirst()).toLowerCase(Locale.ROOT)));
        prompt = asked.path("messages")
                .valueStream()
                .filter(one -> one.path("role").asString().equals("user"))
                .findFirst()
                .orElseThrow()
                .path("content")
                .asString();
        if (slow) {
            waitForTheEnd();
        }
        String text = JsonMapper.shared().writeValueAsString(writes.apply(prompt));
        String body = nonsense
                ? "{\"choices\": ["
                : switch (exchange.getRequestURI().getPath()) {
                    case "/v1/chat/completions" ->
                        "{\"choices\":[{\"message\":{\"content\":%s}}],\"usage\":{\"prompt_tokens\":900,\"completion_tokens\":150}}"
                                .formatted(text);
                    case "/v1/messages" -> "{\"content\":[{\"type\":\"text\",\"text\":%s}]}".formatted(text);
                    case "/api/chat" -> "{\"message\":{\"content\":%s}}".formatted(text);
                    default -> "{}";
                };
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private void waitForTheEnd() {
        try {
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        over.countDown();
        server.stop(0);
    }
}
