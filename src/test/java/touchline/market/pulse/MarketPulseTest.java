package touchline.market.pulse;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.Golden;
import touchline.RunningServer;
import touchline.Wire;
import touchline.delivery.Receiver;
import touchline.time.SettableClock;

/** Reports as the schedule writes them, tools read them and the operator's webhook gets them, over the sample. */
class MarketPulseTest {

    private static final String GET = "get_market_pulse_report";
    private static final String GENERATE = "generate_market_pulse_report";

    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(read(Path.of("docs/webhooks/message.schema.json")));
    private static final SettableClock CLOCK = new SettableClock("2026-11-30T07:24:59Z");
    private static Receiver receiver;
    private static RunningServer server;
    private static Wire wire;
    private static String[] market;

    @BeforeAll
    static void start() throws IOException {
        receiver = Receiver.open();
        server = RunningServer.start(
                CLOCK,
                List.of(
                        "--touchline.delivery.url=" + receiver.taking("/operator"),
                        "--touchline.delivery.secret=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                        "--touchline.delivery.local=true",
                        "--touchline.delivery.poll=20ms",
                        "--touchline.jobs.poll=20ms"));
        wire = new Wire(server.base());
        market = new String[] {"Authorization", "Bearer " + server.demo().market()};
    }

    @AfterAll
    static void stop() {
        server.close();
        receiver.close();
    }

    @Tag("BR-068")
    @Test
    void areWrittenWhenTheyAreDueOnceAndSentOnce() {
        await(() -> reports().containsAll(List.of("daily-2026-11-29", "weekly-2026-W48")));
        CLOCK.set("2026-11-30T07:25:00Z");
        var asked = new ArrayList<CompletableFuture<JsonNode>>();
        for (int i = 0; i < 5; i++) {
            asked.add(CompletableFuture.supplyAsync(() -> found(GENERATE, Map.of("period", "daily"))));
        }
        var answers = asked.stream().map(CompletableFuture::join).toList();
        CLOCK.set("2026-11-30T07:40:00Z");
        await(() -> received().contains("weekly-2026-W49"));

        assertThat(answers)
                .extracting(it -> it.path("pulse").path("id").asString())
                .containsOnly("daily-2026-11-30");
        assertThat(answers)
                .extracting(it -> it.path("pulse").path("generated_at").asString())
                .containsOnly("2026-11-30T07:25:00Z");
        assertThat(answers.stream().map(it -> it.path("delivery_id").asString()).distinct())
                .hasSize(1);
        assertThat(received())
                .containsExactlyInAnyOrder(
                        "daily-2026-11-29", "weekly-2026-W48", "daily-2026-11-30", "weekly-2026-W49");
        assertThat(receiver.got("/operator"))
                .allSatisfy(got -> assertThat(SCHEMA.validate(got.body(), InputFormat.JSON))
                        .isEmpty());
        assertThat(found(GET, Map.of("period", "daily")).path("id").asString()).isEqualTo("daily-2026-11-30");
        assertThat(found(GET, Map.of("period", "weekly", "date", "2026-11-29"))
                        .path("id")
                        .asString())
                .isEqualTo("weekly-2026-W48");
    }

    /** BR-068. */
    @Test
    void ofTheSampleSaysThatItStandsStillAndWhatWouldFillIt() {
        var written = wire.call(GENERATE, Map.of("period", "weekly", "date", "2026-11-20"), market);
        var again = wire.call(GENERATE, Map.of("period", "weekly", "date", "2026-11-16"), market);

        assertThat(written.at("/structuredContent/created").asBoolean()).isTrue();
        assertThat(again.at("/structuredContent/created").asBoolean()).isFalse();
        assertThat(again.at("/structuredContent/pulse")).isEqualTo(written.at("/structuredContent/pulse"));
        Golden.check(
                "market/pulse-of-the-sample.md",
                Wire.text(wire.call(GET, Map.of("period", "weekly", "date", "2026-11-16"), market))
                        .replaceAll("written \\S+Z", "written NOW")
                        .replace(server.base(), "BASE"));
    }

    @Test
    void coversTheDaysBeforeItWhereTheyAreInTheRegister() {
        var pulse = found(GENERATE, Map.of("period", "weekly", "date", "2026-07-13"))
                .path("pulse");

        assertThat(pulse.path("from").asString()).isEqualTo("2026-07-06");
        assertThat(pulse.path("to").asString()).isEqualTo("2026-07-12");
        assertThat(pulse.path("notes")).isEmpty();
        assertThat(pulse.at("/totals/moves").asInt()).isGreaterThan(200);
    }

    @Test
    void saysWhatIsWrongWithAnAsking() {
        assertThat(refusal(GET, Map.of("period", "hourly"), market)).startsWith("INVALID_ARGUMENT");
        assertThat(refusal(GET, Map.of("period", "daily", "date", "2025-01-01"), market))
                .startsWith("NOT_FOUND")
                .contains(GENERATE);
        assertThat(refusal(GENERATE, Map.of("period", "daily", "date", "2026-12-24"), market))
                .startsWith("INVALID_ARGUMENT");
        assertThat(refusal(
                        GENERATE,
                        Map.of("period", "daily"),
                        "Authorization",
                        "Bearer " + server.demo().study()))
                .startsWith("PREMIUM_REQUIRED");
    }

    private static JsonNode found(String tool, Map<String, ?> arguments) {
        return wire.call(tool, arguments, market).path("structuredContent");
    }

    private static String refusal(String tool, Map<String, ?> arguments, String... headers) {
        return Wire.text(wire.call(tool, arguments, headers));
    }

    private static List<String> reports() {
        var reports = server.bean(PulseReports.class);
        return List.of(Period.values()).stream()
                .flatMap(period -> reports.list(period, 100).stream())
                .map(PulseReport::id)
                .toList();
    }

    /** What the schedule's reports were that arrived; other tests ask for some of other days. */
    private static List<String> received() {
        return receiver.got("/operator").stream()
                .map(got -> got.body().replaceAll("(?s).*\"event_id\":\"market_pulse:([^\"]+)\".*", "$1"))
                .filter(id -> id.contains("11-29") || id.contains("11-30") || id.contains("W48") || id.contains("W49"))
                .toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void await(Callable<Boolean> fact) {
        Awaitility.await().atMost(Duration.ofMinutes(2)).until(fact);
    }
}
