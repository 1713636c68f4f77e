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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/pdf",
                "Image/PNG",
                "image/jpeg",
                "application/rtf",
                "application/vnd.oasis.opendocument.text",
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            })
    void aPrefixThatTheBytesContradictIsRefused(String type) {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> Base64Text.of("data:%s;base64,U3Rh".formatted(type), "content", LIMIT))
                .withMessageContaining("content says that it is " + type);
    }

    @ParameterizedTest
    @CsvSource({
        "application/pdf, %PDF-1.7",
        "application/pdf, X-Mail: yes %PDF-1.4",
        "image/png, \u0089PNG",
        "image/jpeg, \u00ff\u00d8\u00ff",
        "application/rtf, {\\rtf1",
        "application/vnd.oasis.opendocument.text, PK",
        "text/html, whatever",
    })
    void aPrefixThatTheBytesBearOutIsTaken(String type, String start) {
        var bytes = start.getBytes(StandardCharsets.ISO_8859_1);
        var text = "data:%s;base64,%s".formatted(type, Base64.getEncoder().encodeToString(bytes));
        assertThat(Base64Text.of(text, "content", LIMIT).bytes()).isEqualTo(bytes);
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
