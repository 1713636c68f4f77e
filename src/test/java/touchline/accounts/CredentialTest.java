package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;

class CredentialTest {

    @ParameterizedTest
    @ValueSource(strings = {"Bearer abc", "bearer abc", "BEARER   abc ", " Bearer abc"})
    void readsTheHeader(String header) {
        assertThat(Credential.of(header, "q=1")).contains("abc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"access_token=abc", "q=%zz&access%5Ftoken=abc", "access_token=%61bc&q=1"})
    void readsTheQuery(String query) {
        assertThat(Credential.of(null, query)).contains("abc");
        assertThat(Credential.of("Bearer abc", query)).contains("abc");
    }

    @Test
    void findsNoneWhereNoneIs() {
        assertThat(Credential.of(null, null)).isEmpty();
        assertThat(Credential.of(null, "q=1&token=abc&ACCESS_TOKEN=abc")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Basic SECRET, , AUTH_REQUIRED",
        "Bearer, , AUTH_REQUIRED",
        "SECRET, , AUTH_REQUIRED",
        "Bearer SECRET two, , AUTH_REQUIRED",
        ", access_token=, AUTH_REQUIRED",
        ", access_token, AUTH_REQUIRED",
        "Bearer SECRET, access_token=SECRET2, INVALID_ARGUMENT",
        ", access_token=SECRET&access_token=SECRET2, INVALID_ARGUMENT",
    })
    void refusesWhatIsNotOneCredentialWithoutRepeatingIt(String header, String query, Code code) {
        assertThatThrownBy(() -> Credential.of(header, query)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.sentence()).doesNotContain("SECRET");
        });
        assertThat(Credential.isIn(header, query)).isTrue();
    }
}
