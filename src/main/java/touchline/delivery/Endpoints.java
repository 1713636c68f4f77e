package touchline.delivery;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import touchline.problem.Problem;
import touchline.store.Store;
import touchline.time.Moments;

/** Where messages go: one endpoint an owner, who sets it up, and the operator's, which the settings name. */
public final class Endpoints {

    /** Owns the endpoint of the settings. */
    public static final String OPERATOR = "operator";

    /** How long the secret before the latest signs as well, for the receiver to change over. */
    public static final Duration OVERLAP = Duration.ofDays(1);

    private final Store store;
    private final Clock clock;
    private final DeliverySettings settings;
    private final Addresses addresses;
    private final SecureRandom random = new SecureRandom();

    Endpoints(Store store, Clock clock, DeliverySettings settings) {
        this.store = store;
        this.clock = clock;
        this.settings = settings;
        this.addresses = new Addresses(settings.local());
    }

    public Optional<Endpoint> of(String owner) {
        return new EndpointRows(store.read()).of(owner);
    }

    /** All there are, the oldest first. */
    public List<Endpoint> all() {
        return new EndpointRows(store.read()).all();
    }

    /**
     * Sets the owner's endpoint up, or moves it; it is on then.
     *
     * @return the new secret, which nobody is told again
     * @throws Problem INVALID_ARGUMENT for an address that messages may not go to
     */
    public String set(String owner, String address) {
        var checked = addresses.require(address);
        var secret = Secret.random(random);
        change(rows -> rows.set(owner, checked.toString(), Optional.of(secret), now()));
        return secret.text();
    }

    /**
     * Makes a new secret; the one before signs as well for {@link #OVERLAP}.
     *
     * @return as {@link #set} does
     * @throws Problem NOT_FOUND when the owner has set none up
     */
    public String rotate(String owner) {
        var secret = Secret.random(random);
        require(owner);
        change(rows -> rows.rotate(owner, secret, now().plus(OVERLAP)));
        return secret.text();
    }

    /** Sends nothing any more; what waits is given up. */
    public void disable(String owner) {
        var endpoint = require(owner);
        change(rows -> rows.disable(endpoint.id(), "It was switched off by its owner.", now()));
    }

    /** Sends again what is recorded from now on. */
    public void enable(String owner) {
        var endpoint = require(owner);
        change(rows -> rows.enable(endpoint.id()));
    }

    /** Brings the operator's endpoint to what the settings say. */
    void settle() {
        var there = of(OPERATOR);
        if (settings.url().isPresent()) {
            var address = settings.url().get();
            if (there.filter(it -> it.address().equals(address)).isEmpty()) {
                change(rows -> rows.set(OPERATOR, address, Optional.empty(), now()));
            }
        } else {
            there.filter(Endpoint::isOn)
                    .ifPresent(it ->
                            change(rows -> rows.disable(it.id(), "The settings name no address any more.", now())));
        }
    }

    /** What messages to an endpoint are signed with, the latest first. */
    List<Secret> secrets(Endpoint endpoint) {
        return endpoint.owner().equals(OPERATOR)
                ? settings.secret().stream().map(Secret::new).toList()
                : new EndpointRows(store.read()).secrets(endpoint.id(), now());
    }

    private Endpoint require(String owner) {
        return of(owner)
                .orElseThrow(() -> Problem.notFound("No webhook is set up: give its address on the account page."));
    }

    private Instant now() {
        return Moments.now(clock);
    }

    private void change(Consumer<EndpointRows> work) {
        store.write(database -> {
            work.accept(new EndpointRows(database));
            return true;
        });
    }
}
