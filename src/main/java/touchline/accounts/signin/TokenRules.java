package touchline.accounts.signin;

import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jwt.JWTClaimsSet;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.problem.Problem;

/**
 * What an access token must say to be good here.
 *
 * @param audiences one of which it must be for; one slash more at the end does no harm
 * @param exact audiences compared to the letter
 * @param types values of the header {@code typ} that access tokens of the issuer carry; null = none
 */
record TokenRules(
        String issuer,
        String expected,
        Set<String> audiences,
        Set<String> exact,
        Set<@Nullable JOSEObjectType> types,
        Duration leeway,
        Clock clock) {

    /** Claims that only ID tokens carry, which prove a sign-in to the client and open nothing. */
    private static final Set<String> ONLY_IN_ID_TOKENS = Set.of("nonce", "at_hash", "c_hash");

    /** @throws Problem AUTH_REQUIRED saying which rule the token breaks and what is expected */
    void check(JWTClaimsSet claims) {
        if (!issuer.equals(claims.getIssuer())) {
            throw refused("another issuer made it");
        }
        if (isIdToken(claims)) {
            throw refused("it is an ID token, not an access token");
        }
        if (claims.getAudience().stream().noneMatch(this::isOurs)) {
            throw refused("it is for another audience");
        }
        checkTimes(claims);
    }

    /**
     * As {@link #check(JWTClaimsSet)}, and the token must be for this endpoint, for one above it, or for an audience
     * the operator named.
     */
    void check(JWTClaimsSet claims, String resource) {
        check(claims);
        if (claims.getAudience().stream().filter(this::isOurs).noneMatch(it -> opens(it, resource))) {
            throw refused("it is for another endpoint");
        }
    }

    private boolean isOurs(String audience) {
        return exact.contains(audience) || audiences.contains(Resources.withoutSlash(audience));
    }

    private boolean opens(String audience, String resource) {
        var granted = Resources.withoutSlash(audience);
        return exact.contains(audience) || resource.equals(granted) || resource.startsWith(granted + "/");
    }

    private void checkTimes(JWTClaimsSet claims) {
        var now = clock.instant();
        var expires = claims.getExpirationTime();
        if (expires == null || !now.isBefore(expires.toInstant().plus(leeway))) {
            throw refused("it has expired");
        }
        if (now.plus(leeway).isBefore(instant(claims.getNotBeforeTime()))) {
            throw refused("it is not good yet");
        }
    }

    private static Instant instant(@Nullable Date date) {
        return date == null ? Instant.MIN : date.toInstant();
    }

    private static boolean isIdToken(JWTClaimsSet claims) {
        return ONLY_IN_ID_TOKENS.stream().anyMatch(it -> claims.getClaim(it) != null)
                || "ID".equals(claims.getClaim("typ"))
                || "id".equals(claims.getClaim("token_use"));
    }

    Problem refused(String why) {
        return new Problem(
                Problem.Code.AUTH_REQUIRED,
                "This access token is not good here: %s. Sign in again for a token with the audience %s."
                        .formatted(why, expected),
                Map.of());
    }
}
