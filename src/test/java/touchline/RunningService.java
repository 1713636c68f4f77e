package touchline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** The whole service on a port of its own, spoken to over HTTP. */
public final class RunningService implements AutoCloseable {

    private final ConfigurableApplicationContext context;
    private final HttpClient client = HttpClient.newHttpClient();

    public RunningService(Path folder, String... settings) {
        context = new SpringApplicationBuilder(Touchline.class)
                .run(Stream.concat(
                                Stream.of(
                                        "--server.port=0",
                                        "--logging.level.root=warn",
                                        "--touchline.store.folder=" + folder,
                                        "--touchline.time.clock=2026-11-27T12:00:00Z",
                                        "--touchline.accounts.base-url=https://touchline.example"),
                                Stream.of(settings))
                        .toArray(String[]::new));
    }

    public <T> T the(Class<T> kind) {
        return context.getBean(kind);
    }

    public HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, "", headers);
    }

    public HttpResponse<String> post(String path, String json, String... headers) {
        return send(
                "POST",
                path,
                json,
                Stream.concat(Stream.of("Content-Type", "application/json"), Stream.of(headers))
                        .toArray(String[]::new));
    }

    /** @param headers names and values in turn */
    public HttpResponse<String> send(String method, String path, String body, String... headers) {
        var uri = URI.create(
                "http://127.0.0.1:" + context.getEnvironment().getRequiredProperty("local.server.port") + path);
        var request = HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        client.close();
        context.close();
    }
}
