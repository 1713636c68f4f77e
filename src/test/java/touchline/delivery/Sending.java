package touchline.delivery;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.store.Databases;
import touchline.time.SettableClock;

/** A receiver, and the office that sends to it, over one database or the other. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Sending {

    record Fact(String player, double feeEur) {}

    static final Fact FACT = new Fact("Jörg Müllner", 1.0);

    final SettableClock clock = new SettableClock("2026-11-30T07:25:00Z");
    final String me = "owner-" + UUID.randomUUID();
    final String path = "/" + me;
    Receiver receiver;
    Office office;

    abstract Databases database();

    @BeforeAll
    void open(@TempDir Path folder) throws IOException {
        receiver = Receiver.open();
        office = Office.open(folder, database().url(), clock);
    }

    @AfterAll
    void close() {
        office.close();
        receiver.close();
    }

    Delivery record(String owner, String event) {
        return office.deliveries().record(owner, event, "probe", FACT).orElseThrow();
    }

    String seconds() {
        return Long.toString(clock.instant().getEpochSecond());
    }

    String signed(Receiver.Got got, String... secrets) {
        return Signature.of(
                got.header("webhook-id"),
                Long.parseLong(got.header("webhook-timestamp")),
                got.body(),
                List.of(secrets).stream().map(Secret::new).toList());
    }

    static void await(Callable<Boolean> fact) {
        Awaitility.await().atMost(Duration.ofMinutes(2)).until(fact);
    }
}
