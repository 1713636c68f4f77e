package touchline.delivery;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.delivery.OutboxRows.Taken;
import touchline.store.SharedTime;
import touchline.store.Store;
import touchline.time.Moments;

/**
 * Sends what is due. An endpoint has one message at a time on its way from this node, so that a slow one holds up its own
 * only; what a node has taken and not finished, another sends once it has been silent for too long.
 */
final class Courier {

    private static final Logger LOG = LoggerFactory.getLogger(Courier.class);
    private static final int ENDPOINTS_AT_ONCE = 32;

    /** How many times the receiver's time a node may take before another takes over. */
    private static final int HOLD = 3;

    private final Store store;
    private final SharedTime time;
    private final Clock clock;
    private final Sender sender;
    private final Set<String> busy = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newFixedThreadPool(
            ENDPOINTS_AT_ONCE, Thread.ofVirtual().name("delivery-", 0).factory());

    Courier(Store store, SharedTime time, Clock clock, Sender sender) {
        this.store = store;
        this.time = time;
        this.clock = clock;
        this.sender = sender;
    }

    /** Begins with every endpoint for which something is due; returns at once. */
    void round() {
        try {
            for (String endpoint : rows(store.read()).endpoints()) {
                if (busy.add(endpoint)) {
                    threads.execute(() -> drain(endpoint));
                }
            }
        } catch (RuntimeException e) {
            LOG.warn("What is to be delivered could not be looked up; it is tried again", e);
        }
    }

    private void drain(String endpoint) {
        try {
            for (var next = take(endpoint); next.isPresent(); next = take(endpoint)) {
                send(next.get());
            }
        } catch (RuntimeException e) {
            LOG.warn("A delivery was cut off; it is tried again", e);
        } finally {
            busy.remove(endpoint);
        }
    }

    private Optional<Taken> take(String endpoint) {
        if (threads.isShutdown()) {
            return Optional.empty();
        }
        return store.write(database ->
                rows(database).take(endpoint, time.now().plus(sender.patience().multipliedBy(HOLD))));
    }

    private void send(Taken taken) {
        var endpoint = new EndpointRows(store.read()).get(taken.endpoint());
        var answer = sender.send(endpoint, taken.id(), taken.body());
        store.write(database -> {
            rows(database).log(taken, answer);
            settle(database, taken, answer);
            return true;
        });
    }

    private void settle(JdbcClient database, Taken taken, Answer answer) {
        var rows = rows(database);
        var endpoints = new EndpointRows(database);
        var now = Moments.now(clock);
        if (answer.isTaken()) {
            rows.end(taken, Delivery.State.DELIVERED);
            return;
        }
        if (answer.isGone()) {
            endpoints.disable(taken.endpoint(), answer.sentence(), now);
            return;
        }
        var pause = answer.mayPass() ? Pauses.after(taken.failures() + 1, taken.id()) : Optional.<Duration>empty();
        if (pause.isEmpty()) {
            rows.end(taken, Delivery.State.DEAD);
            LOG.warn("The delivery {} is given up after {} attempts", taken.id(), taken.attempt());
            return;
        }
        var rest = answer.after().filter(it -> it.compareTo(pause.get()) > 0).orElse(pause.get());
        rows.postpone(taken, now.plus(rest));
        answer.after().ifPresent(it -> endpoints.rest(taken.endpoint(), now.plus(it)));
    }

    /** Waits until what is on its way has arrived or not. */
    void stop() {
        threads.close();
    }

    private OutboxRows rows(JdbcClient database) {
        return new OutboxRows(database, Moments.now(clock), time.now());
    }
}
