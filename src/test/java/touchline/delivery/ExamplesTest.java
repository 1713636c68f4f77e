package touchline.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs of docs/webhooks agree with what was really sent to the endpoint of the settings. */
@Timeout(180)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExamplesTest {

    /** As nobody should choose it, and one that is being changed over to. */
    private static final List<String> SECRETS = List.of("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_demo_key");

    private static final Path EXAMPLES = Path.of("docs/webhooks").toAbsolutePath();

    private Receiver.Got got;

    static Stream<Arguments> programs() {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.of(
                Arguments.of(
                        "python",
                        List.of("python3", EXAMPLES.resolve("verify.py").toString())),
                Arguments.of(
                        "javascript",
                        List.of("node", EXAMPLES.resolve("verify.mjs").toString())),
                Arguments.of(
                        "java", List.of(java, EXAMPLES.resolve("Verify.java").toString())));
    }

    @BeforeAll
    void send(@TempDir Path folder) throws IOException {
        try (var receiver = Receiver.open();
                var office = Office.open(
                        folder,
                        "",
                        Clock.systemUTC(),
                        "--touchline.delivery.url=" + receiver.taking("/operator"),
                        "--touchline.delivery.secret=" + String.join(", ", SECRETS))) {
            var delivery = office.deliveries()
                    .record(Endpoints.OPERATOR, "event", "probe", Map.of("player", "Jörg Müllner", "fee_eur", 1.0))
                    .orElseThrow();
            office.after(delivery.id(), 1);
            got = receiver.got("/operator").getFirst();
        }
    }

    @Tag("BR-069")
    @ParameterizedTest(name = "{0}")
    @MethodSource("programs")
    void aRealDeliveryIsVerifiedAndAnAlteredOneIsNot(String language, List<String> program) throws Exception {
        for (var secret : SECRETS) {
            assertThat(run(program, got.header("webhook-timestamp"), got.body(), secret))
                    .isZero();
        }

        assertThat(run(program, got.header("webhook-timestamp"), got.body() + " ", SECRETS.getFirst()))
                .isNotZero();
        assertThat(run(program, "1798761600", got.body(), SECRETS.getFirst())).isNotZero();
    }

    /** The example of the specification. */
    @Test
    void signaturesAreThoseOfTheStandard() {
        assertThat(Signature.of(
                        "msg_p5jXN8AQM9LWM0D4loKWxJek",
                        1614265330,
                        "{\"test\": 2432232314}",
                        List.of(new Secret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))))
                .isEqualTo("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    private int run(List<String> program, String timestamp, String body, String secret) throws Exception {
        var command = new ArrayList<>(program);
        command.addAll(List.of(got.header("webhook-id"), timestamp, got.header("webhook-signature")));
        var builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("WEBHOOK_SECRET", secret);
        var process = builder.start();
        try (var input = process.getOutputStream()) {
            input.write(body.getBytes(UTF_8));
        }
        return process.waitFor();
    }
}
