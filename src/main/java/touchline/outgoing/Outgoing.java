package touchline.outgoing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.apache.hc.core5.io.CloseMode;
import touchline.outgoing.NoAnswer.Reason;

/**
 * Fetches from other people's servers and sends to them: within reach only, in limited time, so many bytes and no more, and from where
 * it was asked to, as it follows no redirects.
 */
public final class Outgoing implements AutoCloseable {

    private final Map<Reach, CloseableHttpClient> clients = new EnumMap<>(Reach.class);
    private final Names names;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    public Outgoing() {
        this(InetAddress::getAllByName);
    }

    Outgoing(Names names) {
        this.names = names;
        for (var reach : Reach.values()) {
            clients.put(reach, Clients.within(reach, names));
        }
    }

    /** @throws NoAnswer when the address is none to fetch from or out of reach, or the answer too long or too slow */
    public Fetched fetch(Ask ask) throws IOException {
        return fetch(ask, Map.of());
    }

    /**
     * @param headers besides the usual ones, such as the conditions of a fetch
     * @throws IOException as {@link #fetch(Ask)} does
     */
    public Fetched fetch(Ask ask, Map<String, String> headers) throws IOException {
        return exchanged(ask, address -> {
            var request = new HttpGet(address);
            headers.forEach(request::setHeader);
            return request;
        });
    }

    /** @throws IOException as {@link #fetch(Ask)} does */
    public Fetched post(Post post) throws IOException {
        return exchanged(post.ask(), address -> {
            var request = new HttpPost(address);
            post.headers().forEach(request::setHeader);
            request.setEntity(
                    new StringEntity(post.body(), ContentType.parse(post.type()).withCharset(UTF_8)));
            return request;
        });
    }

    /**
     * Opens the door to a browser, for one page.
     *
     * @param mostBytes how much may come in, packed as it comes
     */
    public Gateway gateway(Reach reach, long mostBytes) {
        return new Gateway(new CheckedNames(names, reach), mostBytes);
    }

    private Fetched exchanged(Ask ask, Function<URI, HttpUriRequestBase> made) throws IOException {
        if (!isWebAddress(ask.address())) {
            throw new NoAnswer(Reason.NOT_ALLOWED, "No address to fetch from");
        }
        var request = made.apply(ask.address());
        request.setHeader("Accept", ask.accept());
        var answer = threads.submit(() -> exchange(request, ask));
        try {
            return answer.get(ask.patience().toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new NoAnswer(
                    Reason.TOO_SLOW, "No answer in time from " + ask.address().getHost(), e);
        } catch (ExecutionException e) {
            throw failure(ask.address().getHost(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted", e);
        } finally {
            request.cancel();
        }
    }

    private static NoAnswer failure(String host, ExecutionException e) {
        return switch (e.getCause()) {
            case NoAnswer known -> known;
            case OutOfReach out -> new NoAnswer(Reason.NOT_ALLOWED, host + " is out of reach", out);
            case null, default -> new NoAnswer(Reason.UNREACHABLE, "No answer from " + host, e);
        };
    }

    private static boolean isWebAddress(URI address) {
        return address.isAbsolute()
                && Set.of("http", "https").contains(address.getScheme())
                && address.getHost() != null
                && address.getRawUserInfo() == null;
    }

    private Fetched exchange(HttpUriRequestBase request, Ask ask) throws IOException {
        var client = Objects.requireNonNull(clients.get(ask.reach()));
        try (var answer = client.executeOpen(null, request, null)) {
            var type = answer.getFirstHeader("Content-Type");
            return new Fetched(
                    answer.getCode(),
                    type == null ? "" : type.getValue(),
                    headers(answer),
                    body(answer, ask.mostBytes()));
        }
    }

    private static Map<String, String> headers(ClassicHttpResponse answer) {
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        for (var header : answer.getHeaders()) {
            headers.put(header.getName(), header.getValue());
        }
        return headers;
    }

    private static byte[] body(ClassicHttpResponse answer, int mostBytes) throws IOException {
        var entity = answer.getEntity();
        if (entity == null) {
            return new byte[0];
        }
        // Closed with the answer: closing the stream would read what is left of it.
        var body = entity.getContent().readNBytes(mostBytes + 1);
        if (body.length > mostBytes) {
            throw new NoAnswer(Reason.TOO_LARGE, "The answer is longer than " + mostBytes + " bytes");
        }
        return body;
    }

    @Override
    public void close() {
        threads.shutdownNow();
        clients.values().forEach(client -> client.close(CloseMode.IMMEDIATE));
    }
}
