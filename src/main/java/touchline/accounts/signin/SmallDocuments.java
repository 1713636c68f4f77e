package touchline.accounts.signin;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Fetches one small JSON document at a time: no redirects, five seconds in all, so many bytes and no more. */
final class SmallDocuments implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(PATIENCE)
            .build();

    /** @throws IOException when there is no such document, or it is not JSON, too long or too slow */
    byte[] fetch(URI address, int mostBytes) throws IOException {
        var request = HttpRequest.newBuilder(address)
                .header("accept", "application/json")
                .build();
        var answer = client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), mostBytes));
        try {
            return body(answer.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("No document from " + address.getHost(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted", e);
        } finally {
            answer.cancel(true);
        }
    }

    private static byte[] body(HttpResponse<byte[]> answer) throws IOException {
        var type = answer.headers().firstValue("content-type").orElse("").toLowerCase(Locale.ROOT);
        if (answer.statusCode() != 200 || !type.matches("application/([a-z0-9.-]+\\+)?json\\b.*")) {
            throw new IOException("No JSON document from " + answer.uri().getHost());
        }
        return answer.body();
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
