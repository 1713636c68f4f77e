package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;

class GateTest {

    private static final PublicAddress ADDRESS = new PublicAddress("https://touchline.example/");
    private static final Map<String, Caller> CALLERS = Map.of(
            "anonymous", new Caller.Anonymous("203.0.113.9"),
            "member", new Caller.User("1", "member@example.org", Set.of()),
            "study", new Caller.User("2", "study@example.org", Set.of(Entitlement.STUDY)),
            "market", new Caller.User("3", "market@example.org", Set.of(Entitlement.MARKET)),
            "service", new Caller.ServiceKey("4", Set.of(Entitlement.MARKET)));

    private final Gate gate = new Gate(ADDRESS);

    @ParameterizedTest
    @CsvSource({
        "ANYONE, anonymous", "METERED, anonymous", "SIGNED_IN_METERED, member", "SIGNED_IN_METERED, service",
        "USER, member", "STUDY, study", "MARKET, market", "MARKET, service"
    })
    void letsThrough(Access access, String caller) {
        assertThatCode(() -> gate.admit(access, who(caller))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "SIGNED_IN_METERED, anonymous, AUTH_REQUIRED_FOR_AI, sign_in_url, https://touchline.example/sign-in",
        "USER, anonymous, USER_TOKEN_REQUIRED, sign_in_url, https://touchline.example/sign-in",
        "USER, service, USER_TOKEN_REQUIRED, sign_in_url, https://touchline.example/sign-in",
        "STUDY, anonymous, PREMIUM_REQUIRED, tier, study",
        "STUDY, market, PREMIUM_REQUIRED, pricing_url, https://touchline.example/pricing",
        "MARKET, study, PREMIUM_REQUIRED, tier, market",
    })
    void tellsTheOthersWhatToDo(Access access, String caller, Code code, String detail, String value) {
        assertThatThrownBy(() -> gate.admit(access, who(caller))).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.details()).containsEntry(detail, value);
            assertThat(problem.sentence()).containsAnyOf(value, "https://touchline.example/pricing");
        });
    }

    @Test
    void challengesInOneHeaderLine() {
        var challenge = new Challenge(ADDRESS);
        var problem = new Problem(Code.AUTH_REQUIRED, "Not \"good\":\r\n sign in – again.", Map.of());

        assertThat(challenge.plain())
                .isEqualTo("Bearer resource_metadata="
                        + "\"https://touchline.example/.well-known/oauth-protected-resource/mcp\"");
        assertThat(challenge.invalidToken(problem))
                .isEqualTo(challenge.plain() + ", error=\"invalid_token\","
                        + " error_description=\"Not 'good':?? sign in ? again.\"");
    }

    private static Caller who(String name) {
        return Objects.requireNonNull(CALLERS.get(name));
    }
}
