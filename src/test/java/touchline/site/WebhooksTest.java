package touchline.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.RunningServer;
import touchline.Wire;
import touchline.delivery.Receiver;

/** Webhooks as a person sets them up on the account page and as an operator looks after them. */
class WebhooksTest {

    private static RunningServer server;
    private static Receiver receiver;

    @BeforeAll
    static void start() throws IOException {
        receiver = Receiver.open();
        // It stands, as one test of a webhook goes out a minute.
        var clock = Clock.fixed(Instant.parse("2026-11-27T12:00:00Z"), ZoneOffset.UTC);
        server = RunningServer.start(
                clock, List.of("--touchline.delivery.local=true", "--touchline.delivery.poll=20ms"));
    }

    @AfterAll
    static void stop() {
        server.close();
        receiver.close();
    }

    @Test
    void aPersonSetsTestsRotatesAndSwitchesOff() {
        var person = new Browser(server.base()).signUp("hooked@example.org");
        var first = secret(submit(person, "", Map.of("address", receiver.taking("/hook"))));
        assertThat(first).startsWith("whsec_");
        assertThat(person.page("/account").text()).contains("/hook · on").doesNotContain(first);

        submit(person, "/test", Map.of());
        assertThat(submit(person, "/test", Map.of()).body()).contains("One test goes out a minute");
        await(() ->
                person.page("/account").select(".deliveries").text().contains("webhook.test delivered, attempts: 1"));
        assertThat(receiver.got("/hook")).hasSize(1);
        assertThat(receiver.got("/hook").getFirst().header("webhook-signature")).hasSize(47);

        assertThat(secret(submit(person, "/rotate", Map.of())))
                .startsWith("whsec_")
                .isNotEqualTo(first);
        submit(person, "/disable", Map.of());
        var page = person.page("/account");
        assertThat(page.text()).contains("It was switched off by its owner.");
        assertThat(page.select("form[action=/account/webhook/test]")).isEmpty();
        submit(person, "/enable", Map.of());
        assertThat(person.page("/account").text()).contains("/hook · on");
    }

    @Test
    void anAddressThatWillNotDoIsExplainedAtTheForm() {
        var person = new Browser(server.base()).signUp("unhooked@example.org");

        var answer = submit(person, "", Map.of("address", "http://example.org/"));

        assertThat(Jsoup.parse(answer.body()).select("form [role=alert]").text())
                .startsWith("A webhook needs an address such as https://");
        assertThat(person.post("/account/webhook", Map.of("address", "https://example.org/"))
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void anOperatorFindsWhatWasGivenUpAndSendsItAnew() throws IOException {
        var status = new AtomicInteger(410);
        var person = new Browser(server.base()).signUp("gone@example.org");
        submit(person, "", Map.of("address", receiver.answeringWith("/gone", status::get)));
        submit(person, "/test", Map.of());
        await(() -> get("/deliveries").body().contains("\"outcome\":\"The receiver wants no more"));
        var id = get("/deliveries").body().replaceAll("(?s).*\"id\":\"(msg_[^\"]+)\".*", "$1");
        assertThat(get("/deliveries/" + id).body()).contains("\"attempts\":[{\"number\":1,", "\"status\":410");
        assertThat(post("/deliveries/" + id + "/redeliver").statusCode()).isEqualTo(409);
        var owner = get("").body().replaceAll("(?s).*\"owner\":\"([^\"]+)\",\"address\":\"[^\"]+/gone\".*", "$1");

        status.set(200);
        assertThat(post("/" + owner + "/enable").statusCode()).isEqualTo(200);
        assertThat(post("/deliveries/" + id + "/redeliver").statusCode()).isEqualTo(202);

        await(() -> get("/deliveries?state=delivered").body().contains(id));
        assertThat(receiver.got("/gone"))
                .hasSize(2)
                .extracting(Receiver.Got::body)
                .containsOnly(receiver.got("/gone").getFirst().body());
        assertThat(get("/deliveries?state=lost").statusCode()).isEqualTo(400);
        assertThat(get("/deliveries/msg_none").statusCode()).isEqualTo(404);
        assertThat(new Wire(server.base()).get("/api/internal/webhooks").statusCode())
                .isEqualTo(401);
    }

    private static HttpResponse<String> submit(Browser person, String action, Map<String, String> fields) {
        return person.submit(person.page("/account"), "/account/webhook" + action, fields);
    }

    private static String secret(HttpResponse<String> answer) {
        return Jsoup.parse(answer.body()).expectFirst(".secret").text();
    }

    private static HttpResponse<String> get(String path) {
        return ask("GET", path);
    }

    private static HttpResponse<String> post(String path) {
        return ask("POST", path);
    }

    private static HttpResponse<String> ask(String method, String path) {
        return new Wire(server.base())
                .send(
                        method,
                        "/api/internal/webhooks" + path,
                        "",
                        "x-worker-secret",
                        server.demo().operator());
    }

    private static void await(Callable<Boolean> fact) {
        Awaitility.await().atMost(Duration.ofMinutes(2)).until(fact);
    }
}
