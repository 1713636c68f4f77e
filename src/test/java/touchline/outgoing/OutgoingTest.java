package touchline.outgoing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutgoingTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_BYTES = 1000;

    private final AtomicInteger visits = new AtomicInteger();
    private final CountDownLatch over = new CountDownLatch(1);
    private final Deque<List<String>> answers = new ArrayDeque<>();
    private final Outgoing scripted = new Outgoing(this::look);
    private final Outgoing real = new Outgoing();
    private HttpServer server;

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        serve(
                "/",
                exchange -> answer(
                        exchange, 200, Map.of("Content-Type", "text/plain"), "hello".getBytes(StandardCharsets.UTF_8)));
        server.start();
    }

    @AfterEach
    void close() {
        over.countDown();
        server.stop(0);
        scripted.close();
        real.close();
    }

    @Test
    void fetchesWithinReach() throws IOException {
        var fetched = real.fetch(ask("http://127.0.0.1:%d/", Reach.THIS_MACHINE));
        assertThat(fetched.status()).isEqualTo(200);
        assertThat(fetched.type()).isEqualTo("text/plain");
        assertThat(fetched.body()).asString().isEqualTo("hello");
        assertThat(real.fetch(ask("http://localhost:%d/", Reach.ANYWHERE)).status())
                .isEqualTo(200);
    }

    @Test
    void connectsToTheAddressThatWasCheckedAndLooksUpNoSecondTime() throws IOException {
        answers.add(List.of("127.0.0.1"));
        answers.add(List.of("127.0.0.2"));
        assertThat(scripted.fetch(ask("http://rebound.example:%d/", Reach.THIS_MACHINE))
                        .status())
                .isEqualTo(200);
        assertThat(answers).containsExactly(List.of("127.0.0.2"));
    }

    @Test
    void checksTheNameAgainAtTheNextFetch() throws IOException {
        answers.add(List.of("127.0.0.1"));
        answers.add(List.of("10.0.0.1"));
        scripted.fetch(ask("http://rebound.example:%d/", Reach.THIS_MACHINE));
        assertRefused(scripted, "http://rebound.example:%d/", Reach.THIS_MACHINE);
        assertThat(visits).hasValue(1);
    }

    @Test
    void refusesANameOfWhichOneAddressIsOutOfReach() {
        answers.add(List.of("127.0.0.1", "192.0.2.1"));
        assertRefused(scripted, "http://mixed.example:%d/", Reach.THIS_MACHINE);
        answers.add(List.of("8.8.8.8", "127.0.0.1"));
        assertRefused(scripted, "http://mixed.example:%d/", Reach.PUBLIC);
        assertThat(visits).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:%d/",
                "http://localhost:%d/",
                "http://localhost.:%d/",
                "http://LOCALHOST:%d/",
                "http://127.1:%d/",
                "http://0x7f.1:%d/",
                "http://0x7f000001:%d/",
                "http://0177.0.0.1:%d/",
                "http://2130706433:%d/",
                "http://0:%d/",
                "http://0.0.0.0:%d/",
                "http://[::1]:%d/",
                "http://[::ffff:127.0.0.1]:%d/",
                "http://[::ffff:7f00:1]:%d/",
                "http://8.8.8.8@127.0.0.1:%d/",
                "http://user:secret@127.0.0.1:%d/",
                "//127.0.0.1:%d/",
                "ftp://127.0.0.1:%d/",
                "file:///etc/hosts?%d",
                "http:/nowhere?%d"
            })
    void doesNotReachThisMachineAsTheOpenInternetHoweverItIsWritten(String address) {
        assertRefused(real, address, Reach.PUBLIC);
        assertThat(visits).hasValue(0);
    }

    @Test
    void takesNoCredentialInAnAddressWhateverTheReach() {
        assertRefused(real, "http://user@127.0.0.1:%d/", Reach.ANYWHERE);
        assertThat(visits).hasValue(0);
    }

    @Test
    void followsNoRedirect() throws IOException {
        serve("/moved", exchange -> answer(exchange, 302, Map.of("Location", "/"), new byte[0]));
        assertThat(real.fetch(ask("http://127.0.0.1:%d/moved", Reach.THIS_MACHINE))
                        .status())
                .isEqualTo(302);
        assertThat(visits).hasValue(1);
    }

    @Test
    void asksOnceOnly() throws IOException {
        serve("/busy", exchange -> answer(exchange, 503, Map.of("Retry-After", "0"), new byte[0]));
        assertThat(real.fetch(ask("http://127.0.0.1:%d/busy", Reach.THIS_MACHINE))
                        .status())
                .isEqualTo(503);
        assertThat(visits).hasValue(1);
    }

    @Test
    void takesSoManyBytesAndNoMore() throws IOException {
        serve("/full", exchange -> answer(exchange, 200, Map.of(), new byte[MOST_BYTES]));
        serve("/over", exchange -> answer(exchange, 200, Map.of(), new byte[MOST_BYTES + 1]));
        assertThat(real.fetch(ask("http://127.0.0.1:%d/full", Reach.THIS_MACHINE))
                        .body())
                .hasSize(MOST_BYTES);
        assertRefused(real, "http://127.0.0.1:%d/over", Reach.THIS_MACHINE);
    }

    @Test
    void countsBytesAsUnpacked() throws IOException {
        serve("/small", exchange -> answer(exchange, 200, Map.of("Content-Encoding", "gzip"), packed(MOST_BYTES)));
        serve("/bomb", exchange -> answer(exchange, 200, Map.of("Content-Encoding", "gzip"), packed(500_000)));
        assertThat(real.fetch(ask("http://127.0.0.1:%d/small", Reach.THIS_MACHINE))
                        .body())
                .hasSize(MOST_BYTES);
        assertThat(packed(500_000)).hasSizeLessThan(MOST_BYTES);
        assertRefused(real, "http://127.0.0.1:%d/bomb", Reach.THIS_MACHINE);
    }

    @Test
    void refusesHeadersWithoutEnd() {
        serve("/headers", exchange -> answer(exchange, 200, Map.of("X-Long", "x".repeat(100_000)), new byte[0]));
        assertRefused(real, "http://127.0.0.1:%d/headers", Reach.THIS_MACHINE);
    }

    /** Every byte comes in good time, but they never end. */
    @Test
    void stopsWaitingForASlowAnswer() {
        var left = new CountDownLatch(1);
        serve("/drip", exchange -> {
            try {
                drip(exchange);
            } finally {
                left.countDown();
            }
        });
        var ask =
                new Ask(address("http://127.0.0.1:%d/drip"), Reach.THIS_MACHINE, "*/*", 10_000, Duration.ofMillis(300));
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> real.fetch(ask));
        assertThat(left)
                .satisfies(it -> assertThat(it.await(20, TimeUnit.SECONDS)).isTrue());
    }

    private void drip(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 10_000);
        try {
            while (!over.await(10, TimeUnit.MILLISECONDS)) {
                exchange.getResponseBody().write(' ');
                exchange.getResponseBody().flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private InetAddress[] look(String host) throws UnknownHostException {
        var next = answers.poll();
        if (next == null) {
            throw new UnknownHostException(host);
        }
        return next.stream().map(InetAddress::ofLiteral).toArray(InetAddress[]::new);
    }

    private void assertRefused(Outgoing door, String address, Reach reach) {
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> door.fetch(ask(address, reach)));
    }

    private Ask ask(String address, Reach reach) {
        return new Ask(address(address), reach, "*/*", MOST_BYTES, PATIENCE);
    }

    private URI address(String address) {
        return URI.create(address.formatted(server.getAddress().getPort()));
    }

    private interface Page {
        void answer(HttpExchange exchange) throws IOException;
    }

    private void serve(String path, Page page) {
        server.createContext(path, exchange -> {
            visits.incrementAndGet();
            page.answer(exchange);
        });
    }

    private static void answer(HttpExchange exchange, int status, Map<String, String> headers, byte[] body)
            throws IOException {
        headers.forEach(exchange.getResponseHeaders()::set);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static byte[] packed(int bytes) throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(new byte[bytes]);
        }
        return packed.toByteArray();
    }
}
