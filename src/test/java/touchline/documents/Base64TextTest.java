package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.problem.Problem;

class Base64TextTest {

    private static final long LIMIT = 1_000_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "U3RhdGVtZW50IG9mIGZhY3RzLg==",
                "U3RhdGVtZW50IG9m\r\nIGZhY3RzLg==",
                "data:text/plain;base64,U3RhdGVtZW50IG9mIGZhY3RzLg==",
                "data:text/plain;charset=utf-8;base64,U3RhdGVtZW50IG9mIGZhY3RzLg==",
                "U3RhdGVtZW50IG9mIGZhY3RzLg",
                " U3RhdGVtZW50IG9mIGZhY3RzLg = = "
            })
    void everyWayOfWritingItIsTheSameFile(String text) {
        assertThat(new String(Base64Text.of(text, "content", LIMIT).bytes(), StandardCharsets.UTF_8))
                .isEqualTo("Statement of facts.");
    }

    @Test
    void bothAlphabetsAreRead() {
        var bytes = new byte[10_001];
        new Random(7).nextBytes(bytes);
        assertThat(Base64Text.of(Base64.getUrlEncoder().encodeToString(bytes), "content", LIMIT)
                        .bytes())
                .isEqualTo(bytes);
        assertThat(Base64Text.of(Base64.getMimeEncoder().encodeToString(bytes), "content", LIMIT)
                        .bytes())
                .isEqualTo(bytes);
    }

    @Test
    void thePrefixTellsTheType() {
        assertThat(Base64Text.of("data:application/pdf;base64,U3Rh", "content", LIMIT)
                        .type())
                .contains("application/pdf");
        assertThat(Base64Text.of("U3Rh", "content", LIMIT).type()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'', content is empty",
        "'data:text/plain;base64,', content is empty",
        "'%%%%', position 0 (U+0025)",
        "'U3Rh!', position 4 (U+0021)",
        "'U3==Rh', position 4 (U+0052)",
        "'U3RhU', was cut off",
        "'data:text/plain,hello', not base64"
    })
    void whatIsNotBase64IsRefusedWithItsPlace(String text, String sentence) {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> Base64Text.of(text, "content", LIMIT))
                .withMessageContaining(sentence)
                .satisfies(problem -> assertThat(problem.code()).isEqualTo(Problem.Code.INVALID_ARGUMENT));
    }

    @Test
    void aFileBeyondTheLimitIsRefusedWhileDecoding() {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> Base64Text.of("QUFB".repeat(1_000), "content", 100))
                .withMessageContaining("more than 100 bytes");
    }
}
