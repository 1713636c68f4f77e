package touchline.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.problem.Problem;

/** What deliveries promise on every database. */
@Timeout(180)
abstract class DeliveryContract extends Sending {

    @Tag("BR-069")
    @Test
    void aMessageArrivesOnceWithItsHeaders() {
        var secret = office.endpoints().set("a", receiver.taking("/a"));

        var delivery = record("a", "event-1");
        var again = record("a", "event-1");

        assertThat(again.id()).isEqualTo(delivery.id());
        assertThat(office.after(delivery.id(), 1).state()).isEqualTo(Delivery.State.DELIVERED);
        assertThat(receiver.got("/a")).singleElement().satisfies(got -> {
            assertThat(got.header("webhook-id")).isEqualTo(delivery.id());
            assertThat(got.header("webhook-timestamp")).isEqualTo(seconds());
            assertThat(got.header("webhook-signature"))
                    .isEqualTo(Signature.of(
                            delivery.id(), clock.instant().getEpochSecond(), got.body(), List.of(new Secret(secret))));
            assertThat(got.header("Content-Type")).startsWith("application/json");
            assertThat(got.body())
                    .isEqualTo(("{\"id\":\"%s\",\"event_id\":\"event-1\",\"type\":\"probe\",\"timestamp\":\"%s\","
                                    + "\"sequence\":1,\"data\":{\"player\":\"Jörg Müllner\",\"fee_eur\":1.0}}")
                            .formatted(delivery.id(), clock.instant()))
                    .isEqualTo(office.deliveries().body(delivery.id()));
        });
    }

    @Tag("BR-071")
    @Test
    void everyAttemptIsTheSameMessageAndIsListed() {
        var visits = new AtomicInteger();
        office.endpoints()
                .set(
                        "retried",
                        receiver.answering(
                                "/retried",
                                exchange ->
                                        exchange.sendResponseHeaders(visits.incrementAndGet() < 3 ? 503 : 200, -1)));
        var delivery = record("retried", "event");

        assertThat(office.after(delivery.id(), 1).state()).isEqualTo(Delivery.State.PENDING);
        clock.pass(Duration.ofSeconds(6));
        assertThat(office.after(delivery.id(), 2).outcome()).contains("The receiver answered with status 503.");
        clock.pass(Duration.ofSeconds(34));
        assertThat(office.after(delivery.id(), 3).state()).isEqualTo(Delivery.State.DELIVERED);
        office.deliveries().redeliver(delivery.id());
        office.after(delivery.id(), 4);

        assertThat(receiver.got("/retried"))
                .hasSize(4)
                .extracting(Receiver.Got::body)
                .containsOnly(office.deliveries().body(delivery.id()));
        assertThat(receiver.got("/retried"))
                .extracting(got -> got.header("webhook-id"))
                .containsOnly(delivery.id());
        assertThat(office.deliveries().attempts(delivery.id()))
                .extracting(Attempt::number)
                .containsExactly(1, 2, 3, 4);
    }

    @Tag("BR-073")
    @Test
    void whatFailsForADayIsGivenUpListedAndSentAnew() {
        var status = new AtomicInteger(500);
        office.endpoints().set("down", receiver.answering("/down", it -> it.sendResponseHeaders(status.get(), -1)));
        var begun = clock.instant();
        var delivery = record("down", "event");

        int attempts = 1;
        while (office.after(delivery.id(), attempts).state() == Delivery.State.PENDING) {
            clock.set(office.deliveries()
                    .find(delivery.id())
                    .orElseThrow()
                    .dueAt()
                    .toString());
            attempts++;
        }

        assertThat(Duration.between(begun, clock.instant())).isBetween(Duration.ofHours(23), Duration.ofHours(28));
        assertThat(attempts).isEqualTo(10);
        assertThat(office.deliveries().in(Delivery.State.DEAD, 100))
                .extracting(Delivery::id)
                .contains(delivery.id());
        status.set(200);
        office.deliveries().redeliver(delivery.id());
        assertThat(office.after(delivery.id(), 11).state()).isEqualTo(Delivery.State.DELIVERED);
    }

    @Tag("BR-073")
    @Test
    void aReceiverThatIsGoneIsAskedOnceAndSwitchedOff() {
        office.endpoints().set("gone", receiver.answering("/gone", it -> it.sendResponseHeaders(410, -1)));
        var delivery = record("gone", "event");

        assertThat(office.after(delivery.id(), 1).state()).isEqualTo(Delivery.State.DEAD);
        var endpoint = office.endpoints().of("gone").orElseThrow();
        assertThat(endpoint.isOn()).isFalse();
        assertThat(endpoint.disabledWhy()).contains("The receiver wants no more: the endpoint was switched off.");
        assertThat(office.deliveries().record("gone", "next", "probe", FACT)).isEmpty();
        assertThatThrownBy(() -> office.deliveries().redeliver(delivery.id()))
                .isInstanceOfSatisfying(
                        Problem.class, it -> assertThat(it.code()).isEqualTo(Problem.Code.CONFLICT));
        assertThat(receiver.got("/gone")).hasSize(1);
    }

    @Tag("BR-073")
    @ParameterizedTest
    @ValueSource(ints = {400, 401, 404, 302})
    void aReceiverThatSaysNoIsAskedOnce(int status) {
        var owner = "no-" + status;
        office.endpoints().set(owner, receiver.answering("/" + owner, exchange -> {
            exchange.getResponseHeaders().add("Location", "/a");
            exchange.sendResponseHeaders(status, -1);
        }));

        assertThat(office.after(record(owner, "event").id(), 1).state()).isEqualTo(Delivery.State.DEAD);
        assertThat(office.endpoints().of(owner).orElseThrow().isOn()).isTrue();
    }

    @Tag("BR-073")
    @Test
    void aReceiverIsLeftAloneAsLongAsItAsks() {
        var visits = new AtomicInteger();
        office.endpoints().set("busy", receiver.answering("/busy", exchange -> {
            exchange.getResponseHeaders().add("Retry-After", "120");
            exchange.sendResponseHeaders(visits.incrementAndGet() == 1 ? 429 : 200, -1);
        }));
        office.endpoints().set("clockwork", receiver.taking("/clockwork"));
        var first = record("busy", "first");
        office.after(first.id(), 1);
        var second = record("busy", "second");

        clock.pass(Duration.ofSeconds(119));
        office.after(record("clockwork", "rounds go on").id(), 1);
        assertThat(receiver.got("/busy")).hasSize(1);
        clock.pass(Duration.ofSeconds(1));

        assertThat(office.after(first.id(), 2).state()).isEqualTo(Delivery.State.DELIVERED);
        assertThat(office.after(second.id(), 1).state()).isEqualTo(Delivery.State.DELIVERED);
    }

    @Tag("BR-073")
    @Test
    void anEndpointThatHangsHoldsUpItsOwnMessagesOnly() {
        var over = new CountDownLatch(1);
        office.endpoints().set("slow", receiver.answering("/slow", exchange -> {
            over.await();
            exchange.sendResponseHeaders(200, -1);
        }));
        office.endpoints().set("quick", receiver.taking("/quick"));
        for (int i = 1; i <= 20; i++) {
            record("slow", "event-" + i);
            record("quick", "event-" + i);
        }

        await(() -> receiver.got("/quick").size() == 20);
        await(() -> !receiver.got("/slow").isEmpty());
        over.countDown();

        assertThat(receiver.got("/slow")).hasSize(1);
        await(() -> receiver.got("/slow").size() == 20);
        assertThat(office.deliveries().latest("quick", 20))
                .extracting(Delivery::sequence)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, 20).mapToObj(Long::valueOf).toList());
    }

    @Test
    void whatIsUndoneIsNotSent() {
        office.endpoints().set("undone", receiver.taking("/undone"));

        assertThatThrownBy(() -> office.store().write(database -> {
                    record("undone", "undone");
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        office.after(record("undone", "done").id(), 1);

        assertThat(receiver.got("/undone"))
                .singleElement()
                .satisfies(got -> assertThat(got.body()).contains("\"event_id\":\"done\"", "\"sequence\":1"));
    }

    @Test
    void whatADeadNodeHadTakenIsSentByAnother() {
        office.endpoints().set("taken", receiver.taking("/taken"));
        var delivery = office.store().write(database -> {
            var recorded = record("taken", "event");
            // As a node does that dies then; its hold has run out.
            office.outbox(database)
                    .take(recorded.endpointId(), office.outbox(database).shared());
            return recorded;
        });

        assertThat(office.after(delivery.id(), 1).attempts()).isEqualTo(2);
        assertThat(office.deliveries().attempts(delivery.id()).getFirst().outcome())
                .isEmpty();
        assertThat(receiver.got("/taken")).hasSize(1);
    }
}
