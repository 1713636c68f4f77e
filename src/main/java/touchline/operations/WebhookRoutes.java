package touchline.operations;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import java.util.Arrays;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import touchline.delivery.Attempt;
import touchline.delivery.Deliveries;
import touchline.delivery.Delivery;
import touchline.delivery.Endpoint;
import touchline.delivery.Endpoints;
import touchline.problem.Problem;

/** What operators see and do about webhooks: docs/webhooks.md. */
@RestController
final class WebhookRoutes {

    private static final int MOST = 1_000;

    /** All endpoints, the operator's and those of accounts. */
    record Known(List<Endpoint> endpoints) {}

    /** Deliveries, the newest first. */
    record Listed(List<Delivery> deliveries) {}

    /** A delivery and what was tried. */
    record Log(Delivery delivery, List<Attempt> attempts) {}

    private final Endpoints endpoints;
    private final Deliveries deliveries;

    WebhookRoutes(Endpoints endpoints, Deliveries deliveries) {
        this.endpoints = endpoints;
        this.deliveries = deliveries;
    }

    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/webhooks")
    Known endpoints() {
        return new Known(endpoints.all());
    }

    /** Switches an endpoint on again, such as one whose receiver had answered 410; {@code owner} as the list has it. */
    @SecurityRequirement(name = "x-worker-secret")
    @PostMapping("/api/internal/webhooks/{owner}/enable")
    Endpoint enable(@PathVariable String owner) {
        endpoints.enable(owner);
        return endpoints.of(owner).orElseThrow();
    }

    /** {@code state}: {@code dead} unless it says {@code pending} or {@code delivered}; {@code limit}: 1 to 1000. */
    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/webhooks/deliveries")
    Listed deliveries(@RequestParam(defaultValue = "dead") String state, @RequestParam(defaultValue = "20") int limit) {
        if (limit < 1 || limit > MOST) {
            throw Problem.invalid("limit", "range", "limit must be a number from 1 to %d.".formatted(MOST));
        }
        return new Listed(deliveries.in(state(state), limit));
    }

    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/webhooks/deliveries/{id}")
    Log delivery(@PathVariable String id) {
        var delivery = deliveries
                .find(id)
                .orElseThrow(() -> Problem.notFound(
                        "There is no delivery %s: deliveries are kept for thirty days.".formatted(id)));
        return new Log(delivery, deliveries.attempts(id));
    }

    /** Sends the same message under the same id anew. */
    @SecurityRequirement(name = "x-worker-secret")
    @PostMapping("/api/internal/webhooks/deliveries/{id}/redeliver")
    @ResponseStatus(HttpStatus.ACCEPTED)
    Delivery redeliver(@PathVariable String id) {
        return deliveries.redeliver(id);
    }

    private static Delivery.State state(String word) {
        return Arrays.stream(Delivery.State.values())
                .filter(it -> it.word().equals(word))
                .findFirst()
                .orElseThrow(() -> Problem.invalid(
                        "state", "enum", "state is one of pending, delivered and dead: choose of these."));
    }
}
