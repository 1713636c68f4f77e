package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Wire;
import touchline.accounts.AccessTokens;
import touchline.accounts.Accounts;
import touchline.problem.Problem;

class OutsideIssuerTest {

    private static final String KEYS = "/keys";
    private static final Stub STUB = new Stub();
    private static final ECKey FIRST = key("first");
    private static final ECKey SECOND = key("second");

    private static Running service;
    private static AccessTokens tokens;
    private static HttpResponse<String> whileDown;

    @BeforeAll
    static void start() {
        STUB.serve("/.well-known/openid-configuration", """
                {"issuer": "%1$s", "jwks_uri": "%1$s/keys"}
                """.formatted(STUB.address()));
        STUB.serve(KEYS, 500, "text/plain", "down");
        service =
                Running.start("--touchline.signin.issuer=" + STUB.address(), "--touchline.signin.audiences=6b1f-demo");
        tokens = service.bean(AccessTokens.class);
        whileDown = new Wire(service.base())
                .message(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}",
                        "Authorization",
                        "Bearer " + token(FIRST, claims()));
    }

    @AfterAll
    static void stop() {
        service.close();
        STUB.close();
    }

    /** Lets what is remembered of the keys grow old. */
    @BeforeEach
    void anotherDay() {
        publish(FIRST);
        service.clock().pass(Duration.ofDays(1));
    }

    @Test
    void acceptsTheAudienceInItsSpellingsAndNoOther() {
        var mcp = service.base() + "/mcp";
        assertGood(token(FIRST, claims().audience(mcp)));
        assertGood(token(FIRST, claims().audience(mcp + "/")));
        assertGood(token(FIRST, claims().audience(List.of("other", mcp))));
        assertGood(token(FIRST, claims().audience("6b1f-demo")));
        assertRefused(token(FIRST, claims().audience("6b1f-demo/")), "another audience");
        assertRefused(token(FIRST, claims().audience(mcp + "//")), "another audience");
        assertRefused(token(FIRST, claims().audience("https://other.example/mcp")), "another audience");
        assertRefused(token(FIRST, claims().audience((String) null)), "another audience");
    }

    @ParameterizedTest
    @CsvSource({
        "/mcp, /mcp, true",
        "/mcp, /mcp/study, true",
        "/mcp/, /mcp/study, true",
        "/mcp/study, /mcp/study, true",
        "/mcp/study, /mcp, false",
        "/mcp/study, /mcp/study-more, false",
        "/mcp/study, /mcp/scout, false"
    })
    void opensTheEndpointATokenIsForAndThoseBeneathIt(String audience, String endpoint, boolean opens) {
        var token = token(FIRST, claims().audience(service.base() + audience));
        if (opens) {
            assertThatCode(() -> tokens.read(token, service.base() + endpoint)).doesNotThrowAnyException();
        } else {
            assertThatThrownBy(() -> tokens.read(token, service.base() + endpoint))
                    .hasMessageContaining("another endpoint");
        }
    }

    @Test
    void signsUpWhoeverTheIssuerVouchesForOnce() {
        var subject = UUID.randomUUID().toString();
        var email = subject + "@example.org";
        var first = tokens.read(token(FIRST, claims().subject(subject).claim("email", email)), service.base() + "/mcp");
        var again = tokens.read(token(FIRST, claims().subject(subject).claim("email", email)), service.base() + "/mcp");
        assertThat(again.accountId()).isEqualTo(first.accountId());
        assertThat(first.email()).isEqualTo(email);
    }

    @Test
    void insistsOnAVerifiedAddress() {
        assertRefused(token(FIRST, claims().claim("email_verified", false)), "verified email");
        assertRefused(token(FIRST, claims().claim("email_verified", null)), "verified email");
        assertRefused(token(FIRST, claims().claim("email", null)), "verified email");
    }

    @Test
    void refusesOtherIssuersAndIdTokens() {
        assertRefused(token(FIRST, claims().issuer("https://other.example")), "another issuer");
        assertRefused(token(FIRST, claims().claim("nonce", "n").audience("6b1f-demo")), "ID token");
        assertRefused(token(FIRST, claims().claim("typ", "ID").audience("6b1f-demo")), "ID token");
    }

    @Test
    void allowsClocksToDifferByAMinute() {
        var now = service.clock().instant();
        assertGood(token(FIRST, claims().expirationTime(Date.from(now.minusSeconds(59)))));
        assertRefused(token(FIRST, claims().expirationTime(Date.from(now.minusSeconds(61)))), "expired");
        assertRefused(token(FIRST, claims().expirationTime(null)), "expired");
        assertGood(token(FIRST, claims().notBeforeTime(Date.from(now.plusSeconds(59)))));
        assertRefused(token(FIRST, claims().notBeforeTime(Date.from(now.plusSeconds(120)))), "not good yet");
    }

    @Test
    void refusesTokensNobodySignedOrAnybodyCould() throws JOSEException {
        assertRefused(new PlainJWT(claims().build()).serialize(), "signed");
        var shared = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims().build());
        shared.sign(new MACSigner(FIRST.toPublicJWK().toJSONString()));
        assertRefused(shared.serialize(), "signed");
        assertRefused("not a token", "signed");
        assertRefused("eyJhbGciOiJFUzI1NiJ9.e30.", "signed");
        assertRefused(token(FIRST, claims()) + "x", "signed");
        var impostor = key("first");
        assertRefused(token(impostor, claims()), "signed");
    }

    @Test
    void followsARotationAtOnceWithoutBeingMadeToAskForEveryUnknownKey() {
        assertGood(token(FIRST, claims()));
        publish(FIRST, SECOND);
        assertGood(token(SECOND, claims()));

        int before = STUB.asked(KEYS);
        var random = key("random");
        IntStream.range(0, 500).forEach(number -> {
            var stranger = new ECKey.Builder(random).keyID("random-" + number).build();
            assertRefused(token(stranger, claims()), "signed");
        });
        assertThat(STUB.asked(KEYS) - before).isLessThanOrEqualTo(2);

        STUB.serve(KEYS, 500, "text/plain", "down");
        service.clock().pass(Duration.ofMinutes(11));
        assertGood(token(FIRST, claims()));
        assertThat(STUB.asked(KEYS) - before).isEqualTo(1);
    }

    @Test
    void saysWhenToComeAgainWhileTheIssuerWasNeverReached() {
        assertThat(whileDown.statusCode()).as(whileDown.body()).isEqualTo(503);
        assertThat(whileDown.headers().firstValueAsLong("Retry-After").orElseThrow())
                .isPositive();
    }

    @Test
    void dropsAKeyThatVanishedOnceWhatIsRememberedIsOld() {
        publish(FIRST, SECOND);
        assertGood(token(SECOND, claims()));
        publish(FIRST);
        service.clock().pass(Duration.ofMinutes(9));
        assertGood(token(SECOND, claims()));
        service.clock().pass(Duration.ofMinutes(2));
        assertRefused(token(SECOND, claims()), "signed");
    }

    @Test
    void pointsClientsToTheIssuer() {
        var browser = new Browser(service.base());
        var resource = Browser.json(browser.get("/.well-known/oauth-protected-resource/mcp"));
        assertThat(resource.path("authorization_servers").toString()).isEqualTo("[\"" + STUB.address() + "\"]");
        assertThat(browser.get("/.well-known/oauth-authorization-server/mcp").body())
                .contains(STUB.address() + KEYS);
        assertThat(browser.postJson("/oauth2/register", "{}").statusCode()).isEqualTo(404);
        assertThat(browser.get("/oauth2/authorize").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/sign-in", "/sign-up"})
    void saysWhereToSignInInsteadOfAskingForAPassword(String page) {
        assertThat(new Browser(service.base()).get(page).body())
                .contains("No passwords are taken here", "<a href=\"" + STUB.address() + "\">")
                .doesNotContain("<form", "<input");
    }

    @Test
    void takesNoPassword() {
        var visit = new Visit(service);
        var form = Map.of("email", visit.email, "password", Visit.PASSWORD);
        assertThat(visit.browser.post("/sign-up", form).statusCode()).isEqualTo(403);
        assertThat(service.bean(Accounts.class).byEmail(visit.email)).isEmpty();
        service.bean(Accounts.class).create(visit.email, Visit.PASSWORD, Set.of(), false);
        assertThat(visit.browser.post("/sign-in", form).statusCode()).isEqualTo(403);
        assertThat(Browser.location(visit.browser.get("/account"))).isEqualTo("/sign-in");
    }

    private static void assertGood(String token) {
        assertThatCode(() -> tokens.read(token, service.base() + "/mcp")).doesNotThrowAnyException();
    }

    private static void assertRefused(String token, String why) {
        ThrowingCallable reading = () -> tokens.read(token, service.base() + "/mcp");
        assertThatThrownBy(reading)
                .isInstanceOfSatisfying(
                        Problem.class, it -> assertThat(it.code()).isEqualTo(Problem.Code.AUTH_REQUIRED))
                .hasMessageContaining(why)
                .hasMessageContaining(service.base() + "/mcp")
                .message()
                .doesNotContain(token);
    }

    private static JWTClaimsSet.Builder claims() {
        var now = service.clock().instant();
        return new JWTClaimsSet.Builder()
                .issuer(STUB.address())
                .subject("somebody")
                .audience(service.base() + "/mcp")
                .expirationTime(Date.from(now.plusSeconds(300)))
                .claim("email", "somebody@example.org")
                .claim("email_verified", true);
    }

    private static String token(ECKey key, JWTClaimsSet.Builder claims) {
        var header = new JWSHeader.Builder(JWSAlgorithm.ES256)
                .keyID(key.getKeyID())
                .type(JOSEObjectType.JWT)
                .build();
        var token = new SignedJWT(header, claims.build());
        try {
            token.sign(new ECDSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
        return token.serialize();
    }

    private static void publish(ECKey... keys) {
        STUB.serve(KEYS, new JWKSet(List.of(keys)).toString());
    }

    private static ECKey key(String id) {
        try {
            return new ECKeyGenerator(Curve.P_256).keyID(id).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
