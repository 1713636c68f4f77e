package touchline.delivery;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.store.SharedTime;
import touchline.store.Store;

/** A node of the service that has nothing but a database and deliveries. */
record Office(ConfigurableApplicationContext context, Clock clock) implements AutoCloseable {

    // Not a @Configuration, which tests of the whole service would find and start as well.
    @ComponentScan({"touchline.store", "touchline.outgoing", "touchline.delivery"})
    @ImportAutoConfiguration(FlywayAutoConfiguration.class)
    static class Parts {}

    /** @param url empty for SQLite in the folder */
    static Office open(Path folder, String url, Clock clock, String... settings) {
        var arguments = new ArrayList<>(List.of(
                "--logging.level.root=error",
                "--touchline.store.folder=" + folder,
                "--touchline.store.url=" + url,
                "--touchline.delivery.local=true",
                "--touchline.delivery.poll=20ms"));
        arguments.addAll(List.of(settings));
        return new Office(
                new SpringApplicationBuilder(Parts.class)
                        .web(WebApplicationType.NONE)
                        .initializers(context ->
                                ((GenericApplicationContext) context).registerBean("clock", Clock.class, () -> clock))
                        .run(arguments.toArray(String[]::new)),
                clock);
    }

    Endpoints endpoints() {
        return context.getBean(Endpoints.class);
    }

    Deliveries deliveries() {
        return context.getBean(Deliveries.class);
    }

    Store store() {
        return context.getBean(Store.class);
    }

    /** What is due, with a hand on it. */
    OutboxRows outbox(JdbcClient database) {
        return new OutboxRows(
                database, clock.instant(), context.getBean(SharedTime.class).now());
    }

    /** The delivery once so many attempts have ended. */
    Delivery after(String id, int attempts) {
        return Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(
                        () -> deliveries().find(id).orElseThrow(),
                        it -> deliveries().attempts(id).stream()
                                        .filter(attempt -> attempt.outcome().isPresent())
                                        .count()
                                >= attempts);
    }

    @Override
    public void close() {
        context.close();
    }
}
