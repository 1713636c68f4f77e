package touchline.site;

import java.net.URI;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.function.Consumer;
import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.delivery.Deliveries;
import touchline.delivery.Endpoints;
import touchline.problem.Problem;

/** The part of the account page where a person sets up where news of watched players go. */
final class WebhookForms {

    private static final URI BACK = URI.create("/account#webhook");
    private static final String SECRET = "touchline.webhook.secret";
    private static final String FAILURE = "touchline.webhook.failure";
    private static final int SHOWN = 5;

    private final SignedIn person;
    private final Endpoints endpoints;
    private final Deliveries deliveries;
    private final Clock clock;

    WebhookForms(SignedIn person, Endpoints endpoints, Deliveries deliveries, Clock clock) {
        this.person = person;
        this.endpoints = endpoints;
        this.deliveries = deliveries;
        this.clock = clock;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .POST("/account/webhook", it -> done(it, id -> keepSecret(it, endpoints.set(id, address(it)))))
                .POST("/account/webhook/rotate", it -> done(it, id -> keepSecret(it, endpoints.rotate(id))))
                .POST("/account/webhook/disable", it -> done(it, endpoints::disable))
                .POST("/account/webhook/enable", it -> done(it, endpoints::enable))
                .POST("/account/webhook/test", it -> done(it, this::test))
                .build();
    }

    Webhook state(ServerRequest request, String owner) {
        return new Webhook(
                endpoints.of(owner),
                deliveries.latest(owner, SHOWN),
                Forms.take(request, SECRET, String.class).orElse(""),
                Forms.take(request, FAILURE, String.class).orElse(""));
    }

    private ServerResponse done(ServerRequest request, Consumer<String> work) {
        var owner = person.in(request).id();
        try {
            work.accept(owner);
        } catch (Problem problem) {
            Forms.keep(request, FAILURE, problem.sentence());
        }
        return ServerResponse.status(HttpStatus.SEE_OTHER).location(BACK).build();
    }

    /** One a minute, however often it is asked for. */
    private void test(String owner) {
        var minute = clock.instant().truncatedTo(ChronoUnit.MINUTES);
        var event = "test:" + minute;
        if (deliveries.latest(owner, SHOWN).stream().anyMatch(it -> it.eventId().equals(event))) {
            throw new Problem(
                    Problem.Code.RATE_LIMITED,
                    "One test goes out a minute: wait for the next minute.",
                    Map.of(
                            "retry_after",
                            clock.instant().until(minute.plus(1, ChronoUnit.MINUTES), ChronoUnit.SECONDS)));
        }
        var text = Map.of("text", "This is a test that you asked for.");
        if (deliveries.record(owner, event, "webhook.test", text).isEmpty()) {
            throw Problem.notFound("The webhook is off: switch it on or set its address.");
        }
    }

    private static String address(ServerRequest request) {
        return request.param("address").orElse("");
    }

    /** Shown on the next page rather than on this answer, so that reloading does not make another. */
    private static void keepSecret(ServerRequest request, String secret) {
        Forms.keep(request, SECRET, secret);
    }
}
