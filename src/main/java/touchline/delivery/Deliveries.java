package touchline.delivery;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import touchline.problem.Problem;
import touchline.store.Store;
import touchline.time.Moments;

/** What was sent, is on its way or was given up; kept for thirty days after its end. */
public final class Deliveries {

    private static final Duration KEPT = Duration.ofDays(30);

    private final Store store;
    private final Clock clock;

    Deliveries(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * Puts a message on its way to the owner's endpoint, if there is one that is on. Inside a {@link Store#write} it is sent
     * when, and only when, that write is committed.
     *
     * @param event what it is about: an event makes one delivery to an endpoint, however often it is recorded
     * @param type such as {@code market_pulse.ready}, as docs/webhooks.md lists them
     * @param data a record or whatever else becomes JSON
     */
    public Optional<Delivery> record(String owner, String event, String type, Object data) {
        return store.write(database -> {
            var endpoints = new EndpointRows(database);
            var rows = new DeliveryRows(database);
            return endpoints.of(owner).filter(Endpoint::isOn).map(endpoint -> {
                var now = Moments.now(clock);
                return rows.about(endpoint.id(), event).orElseGet(() -> {
                    rows.forget(endpoint.id(), now.minus(KEPT));
                    long sequence = endpoints.count(endpoint.id());
                    var id = "msg_" + UUID.randomUUID().toString().replace("-", "");
                    var message = new Message(id, event, type, now, sequence, data);
                    rows.add(endpoint.id(), message);
                    return rows.find(id).orElseThrow();
                });
            });
        });
    }

    /** The owner's, the newest first. */
    public List<Delivery> latest(String owner, int count) {
        return new DeliveryRows(store.read()).latest(owner, count);
    }

    /** Everybody's in that state, the newest first. */
    public List<Delivery> in(Delivery.State state, int count) {
        return new DeliveryRows(store.read()).in(state, count);
    }

    public Optional<Delivery> find(String id) {
        return new DeliveryRows(store.read()).find(id);
    }

    /** What was tried, in order. */
    public List<Attempt> attempts(String id) {
        return new DeliveryRows(store.read()).attempts(id);
    }

    /** The message as it is sent, byte for byte. */
    public String body(String id) {
        return new DeliveryRows(store.read()).body(id);
    }

    /**
     * Sends a delivery that has ended anew: the same message under the same id.
     *
     * @throws Problem NOT_FOUND; CONFLICT when its endpoint is off or it is on its way
     */
    public Delivery redeliver(String id) {
        return store.write(database -> {
            var rows = new DeliveryRows(database);
            var delivery = rows.find(id)
                    .orElseThrow(() -> Problem.notFound(
                            "There is no delivery %s: deliveries are kept for thirty days.".formatted(id)));
            if (delivery.state() == Delivery.State.PENDING) {
                throw conflict("The delivery is on its way: wait for its end.");
            }
            if (!new EndpointRows(database).get(delivery.endpointId()).isOn()) {
                throw conflict("The endpoint is switched off: switch it on first.");
            }
            rows.again(id, Moments.now(clock));
            return rows.find(id).orElseThrow();
        });
    }

    private static Problem conflict(String sentence) {
        return new Problem(Problem.Code.CONFLICT, sentence, Map.of());
    }
}
