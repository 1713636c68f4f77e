package touchline.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.outgoing.Outgoing;
import touchline.problem.Problem;

class ModelsTest {

    private final FakeModel fake = new FakeModel();
    private final Outgoing outgoing = new Outgoing();

    @AfterEach
    void close() {
        outgoing.close();
        fake.close();
    }

    private Models at(String path, Duration patience) {
        return new Models(
                new ModelsSettings(
                        Optional.of(fake.url() + path), Optional.of("tiny"), Optional.of("secret"), patience),
                outgoing);
    }

    @ParameterizedTest
    @CsvSource({
        "/v1,authorization: bearer secret",
        "/v1/chat/completions,authorization: bearer secret",
        "/v1/messages,x-api-key: secret",
        "/api,authorization: bearer secret",
        "/api/chat,authorization: bearer secret"
    })
    void speaksTheDialectOfTheAddress(String path, String header) throws ModelFailed {
        fake.writes(prompt -> "heard " + prompt);
        assertThat(at(path, Duration.ofSeconds(20)).write("be short", "hello").text())
                .isEqualTo("heard hello");
        assertThat(fake.headers()).contains(header);
    }

    @Test
    void saysWhyThereIsNoAnswer() {
        fake.fails(500);
        failed(Duration.ofSeconds(20), "status 500");
        fake.writes(_ -> " ");
        failed(Duration.ofSeconds(20), "holds no text");
        fake.talksNonsense();
        failed(Duration.ofSeconds(20), "cannot be read");
        fake.hangs();
        failed(Duration.ofMillis(200), "in time");
    }

    private void failed(Duration patience, String why) {
        assertThatExceptionOfType(ModelFailed.class)
                .isThrownBy(() -> at("/v1", patience).write("be short", "hello"))
                .withMessageContaining(why);
    }

    @Test
    void isAbsentUnlessSetAndRefusesHalfASetting() {
        var none = new ModelsSettings(Optional.of(" "), Optional.empty(), Optional.empty(), Duration.ofSeconds(1));
        assertThat(new Models(none, outgoing).name()).isEmpty();
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> new ModelsSettings(
                        Optional.of("http://127.0.0.1"), Optional.empty(), Optional.empty(), Duration.ofSeconds(1)));
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> new ModelsSettings(
                        Optional.of("file:///etc"), Optional.of("x"), Optional.empty(), Duration.ofSeconds(1)));
    }

    @Test
    void keepsTheKeyOutOfWhatIsPrinted() {
        assertThat(new ModelsSettings(
                        Optional.of("http://127.0.0.1"),
                        Optional.of("tiny"),
                        Optional.of("secret"),
                        Duration.ofSeconds(1)))
                .asString()
                .doesNotContain("secret");
    }
}
