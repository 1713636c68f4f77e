package touchline.outgoing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GatewayTest {

    private final AtomicInteger visits = new AtomicInteger();
    private final Deque<String> addresses = new ArrayDeque<>();
    private final Outgoing outgoing = new Outgoing(this::look);
    private HttpServer server;

    private InetAddress[] look(String host) throws UnknownHostException {
        return new InetAddress[] {InetAddress.ofLiteral(addresses.isEmpty() ? host : addresses.pop())};
    }

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.createContext("/", exchange -> {
            visits.incrementAndGet();
            byte[] body = new byte[5000];
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void close() {
        server.stop(0);
        outgoing.close();
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private String ask(Gateway gateway, String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), gateway.port())) {
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
        }
    }

    @Test
    void passesWhatIsWithinReach() throws IOException {
        try (var gateway = outgoing.gateway(Reach.THIS_MACHINE, 100_000)) {
            String plain = ask(gateway, "GET http://127.0.0.1:%d/x?y HTTP/1.1\r\nHost: a\r\n\r\n".formatted(port()));
            String tunnel = ask(
                    gateway,
                    "CONNECT 127.0.0.1:%d HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
                            .formatted(port()));

            assertThat(plain).startsWith("HTTP/1.1 200");
            assertThat(tunnel).startsWith("HTTP/1.1 200 Connected").contains("HTTP/1.1 200 OK");
            assertThat(gateway.refused()).isEmpty();
        }
    }

    @Test
    void refusesWhatIsNot() throws IOException {
        try (var gateway = outgoing.gateway(Reach.PUBLIC, 100_000)) {
            for (String host : List.of("127.0.0.1", "10.0.0.5", "169.254.169.254", "[::1]", "100.64.0.1")) {
                assertThat(ask(gateway, "CONNECT %s:443 HTTP/1.1\r\n\r\n".formatted(host)))
                        .isEmpty();
                assertThat(ask(gateway, "GET http://%s/ HTTP/1.1\r\n\r\n".formatted(host)))
                        .isEmpty();
            }
            assertThat(ask(gateway, "CONNECT 93.184.216.34:22 HTTP/1.1\r\n\r\n"))
                    .isEmpty();
            assertThat(gateway.refused()).hasSize(11);
        }
        assertThat(visits).hasValue(0);
    }

    /** A name that changes its address between two look-ups is looked up once, for the connection itself. */
    @Test
    void connectsToTheAddressThatItChecked() throws IOException {
        addresses.add("127.0.0.1");
        addresses.add("10.0.0.5");
        try (var gateway = outgoing.gateway(Reach.THIS_MACHINE, 100_000)) {
            assertThat(ask(gateway, "GET http://turncoat.example:%d/ HTTP/1.1\r\n\r\n".formatted(port())))
                    .startsWith("HTTP/1.1 200");
            assertThat(addresses).containsExactly("10.0.0.5");
            assertThat(ask(gateway, "GET http://turncoat.example:%d/ HTTP/1.1\r\n\r\n".formatted(port())))
                    .isEmpty();
        }
        assertThat(visits).hasValue(1);
    }

    @Test
    void letsInNoMoreThanItWasTold() throws IOException {
        try (var gateway = outgoing.gateway(Reach.THIS_MACHINE, 3_000)) {
            String cut = ask(gateway, "GET http://127.0.0.1:%d/ HTTP/1.1\r\n\r\n".formatted(port()));

            assertThat(cut.length()).isLessThan(3_001);
            assertThat(gateway.isExhausted()).isTrue();
        }
    }

    @Test
    void endsRequestsThatAreNone() throws IOException {
        try (var gateway = outgoing.gateway(Reach.THIS_MACHINE, 3_000)) {
            for (String request :
                    List.of("", "\r\n\r\n", "GET\r\n\r\n", "CONNECT ??? HTTP/1.1\r\n\r\n", "x".repeat(40_000))) {
                assertThat(ask(gateway, request)).isEmpty();
            }
        }
    }
}
