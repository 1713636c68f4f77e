package touchline.site;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.Agreements;
import touchline.accounts.ApiKeys;
import touchline.accounts.Caller;
import touchline.problem.Problem;

/** The page of a person's own account, where keys are made and revoked and applications disconnected. */
final class AccountPages {

    private static final URI ACCOUNT = URI.create("/account");
    private static final String MINTED = "touchline.minted";
    private static final String FAILURE = "touchline.failure";

    private final SignedIn person;
    private final ApiKeys keys;
    private final Agreements applications;
    private final Meters meters;
    private final WebhookForms webhook;
    private final Clock clock;

    AccountPages(
            SignedIn person, ApiKeys keys, Agreements applications, Meters meters, WebhookForms webhook, Clock clock) {
        this.person = person;
        this.keys = keys;
        this.applications = applications;
        this.meters = meters;
        this.webhook = webhook;
        this.clock = clock;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .route(Page.at("/account"), this::account)
                .POST("/account/keys", this::mint)
                .POST("/account/keys/{id}/revoke", this::revoke)
                .POST("/account/applications/disconnect", this::disconnect)
                .build();
    }

    private ServerResponse account(ServerRequest request) {
        var account = person.in(request);
        var caller = new Caller.User(account.id(), account.email(), account.entitlements());
        Map<String, Object> model = new HashMap<>();
        model.put("csrf", Forms.csrf(request));
        model.put("account", account);
        model.put("tiers", Tier.of(caller).stream().map(Tier::word).toList());
        model.put("meters", meters.of(caller));
        model.put("keys", keys.of(account.id()));
        model.put("applications", applications.of(account.id()));
        model.put("webhook", webhook.state(request, account.id()));
        model.put("now", clock.instant());
        model.put("minted", Forms.take(request, MINTED, String.class).orElse(""));
        model.put("failure", Forms.take(request, FAILURE, String.class).orElse(""));
        return Page.forOne("account", model);
    }

    /** Shows the key on the next page rather than on this answer, so that reloading does not make another. */
    private ServerResponse mint(ServerRequest request) {
        var account = person.in(request);
        if (account.entitlements().isEmpty()) {
            throw new Problem(
                    Problem.Code.PREMIUM_REQUIRED,
                    "Keys come with the study and the market tier: /pricing says how to get one.",
                    Map.of("pricing_url", "/pricing"));
        }
        try {
            var lifetime = lifetime(request.param("expires_in_days").orElse(""));
            var minted =
                    keys.mintFor(account.id(), request.param("label").orElse(""), lifetime.map(clock.instant()::plus));
            Forms.keep(request, MINTED, minted.secret());
        } catch (Problem problem) {
            Forms.keep(request, FAILURE, problem.sentence());
        }
        return backToTheAccount();
    }

    private ServerResponse revoke(ServerRequest request) {
        keys.revoke(person.in(request).id(), request.pathVariable("id"));
        return backToTheAccount();
    }

    private ServerResponse disconnect(ServerRequest request) {
        applications.disconnect(
                person.in(request).id(), request.param("client_id").orElse(""));
        return backToTheAccount();
    }

    private static Optional<Duration> lifetime(String days) {
        return switch (days) {
            case "never" -> Optional.empty();
            case "30", "90", "365" -> Optional.of(Duration.ofDays(Long.parseLong(days)));
            default -> throw Problem.invalid("expires_in_days", "choice", "Choose when the key expires from the list.");
        };
    }

    private static ServerResponse backToTheAccount() {
        return ServerResponse.status(HttpStatus.SEE_OTHER).location(ACCOUNT).build();
    }
}
