package touchline.accounts.signin;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person's browser, or a program: keeps cookies, follows no redirect by itself. */
final class Browser {

    private static final Pattern FIELD = Pattern.compile("<input type=\"hidden\" name=\"([^\"]+)\" value=\"([^\"]*)\"");

    private final String base;
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    Browser(String base) {
        this.base = base;
    }

    HttpResponse<String> get(String address, String... headers) {
        var request = HttpRequest.newBuilder(absolute(address));
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    HttpResponse<String> post(String address, Map<String, String> form) {
        return post(address, MultiValueMap.fromSingleValue(form));
    }

    HttpResponse<String> post(String address, MultiValueMap<String, String> form) {
        return send(HttpRequest.newBuilder(absolute(address))
                .header("content-type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(query(form))));
    }

    HttpResponse<String> postJson(String address, String body) {
        return send(HttpRequest.newBuilder(absolute(address))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    HttpResponse<String> options(String address) {
        return send(HttpRequest.newBuilder(absolute(address)).method("OPTIONS", HttpRequest.BodyPublishers.noBody()));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private URI absolute(String address) {
        return URI.create(base).resolve(address);
    }

    static String location(HttpResponse<?> answer) {
        return answer.headers().firstValue("location").orElseThrow();
    }

    /** The parameters of the address an answer redirects to. */
    static Map<String, String> redirected(HttpResponse<?> answer) {
        return UriComponentsBuilder.fromUriString(location(answer))
                .build()
                .getQueryParams()
                .toSingleValueMap();
    }

    /** One of these parameters, decoded. */
    static String redirected(HttpResponse<?> answer, String name) {
        return URLDecoder.decode(
                Optional.ofNullable(redirected(answer).get(name)).orElseThrow(), StandardCharsets.UTF_8);
    }

    /** The hidden fields of the first form on a page. */
    static MultiValueMap<String, String> hidden(HttpResponse<String> page) {
        var fields = new LinkedMultiValueMap<String, String>();
        var form = page.body().substring(0, page.body().indexOf("</form>"));
        FIELD.matcher(form).results().forEach(it -> fields.add(it.group(1), it.group(2)));
        return fields;
    }

    static String query(Map<String, String> parameters) {
        return query(MultiValueMap.fromSingleValue(parameters));
    }

    private static String query(MultiValueMap<String, String> parameters) {
        return parameters.entrySet().stream()
                .flatMap(it -> it.getValue().stream()
                        .map(value -> it.getKey() + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8)))
                .collect(Collectors.joining("&"));
    }

    static JsonNode json(HttpResponse<String> answer) {
        return JsonMapper.shared().readTree(answer.body());
    }
}
