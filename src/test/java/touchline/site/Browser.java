package touchline.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import touchline.accounts.Demo;

/** Goes through pages and sends forms as a person's browser does, cookies included. */
public final class Browser {

    private final String base;
    private final HttpClient client = HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();

    Browser(String base) {
        this.base = base;
    }

    public HttpResponse<String> get(String path) {
        return send(request(path).GET());
    }

    public Document page(String path) {
        return Jsoup.parse(get(path).body(), base);
    }

    /** Sends the one form on a page that goes to an address, hidden fields and all. */
    public HttpResponse<String> submit(Document page, String action, Map<String, String> typed) {
        var form = page.expectFirst("form[action=" + action + "]");
        Map<String, String> fields = new LinkedHashMap<>();
        form.select("input[type=hidden]").forEach(it -> fields.put(it.attr("name"), it.attr("value")));
        fields.putAll(typed);
        return post(action, fields);
    }

    public HttpResponse<String> post(String path, Map<String, String> fields) {
        var body = fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body)));
    }

    public Browser signIn(Demo.SignIn with) {
        submit(page("/sign-in"), "/sign-in", Map.of("email", with.email(), "password", with.password()));
        return this;
    }

    public Browser signUp(String email) {
        submit(page("/sign-up"), "/sign-up", Map.of("email", email, "password", "a long enough password"));
        return this;
    }

    /** Calls a tool over MCP. */
    public HttpResponse<String> call(String tool, String... headers) {
        var message = """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":{}}}""".formatted(tool);
        return mcp(message, headers);
    }

    public HttpResponse<String> mcp(String message, String... headers) {
        var request = HttpRequest.newBuilder(URI.create(base + "/mcp"))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(message));
        return send(headers.length > 0 ? request.headers(headers) : request);
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(base + path)).header("Accept", "text/html,*/*;q=0.8");
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
