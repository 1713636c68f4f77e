package touchline.accounts.signin;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.text.ParseException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.accounts.AccessTokens;
import touchline.accounts.Account;
import touchline.accounts.Caller;
import touchline.problem.Problem;

/** Reads access tokens that are JWTs signed with one of the issuer's keys. */
final class JwtAccessTokens implements AccessTokens {

    /** Signatures only the issuer can make: never {@code none}, never a shared secret. */
    private static final Set<JWSAlgorithm> ALGORITHMS = Set.copyOf(JWSAlgorithm.Family.SIGNATURE);

    /** Whose account a token's claims mean. */
    interface Owner {
        Account of(JWTClaimsSet claims);
    }

    private final Issuer issuer;
    private final DefaultJWTProcessor<SecurityContext> signatures = new DefaultJWTProcessor<>();

    JwtAccessTokens(Issuer issuer) {
        this.issuer = issuer;
        signatures.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, issuer.keys()));
        // Copied into a set that can be asked for null: a token without the header is anybody's to send.
        signatures.setJWSTypeVerifier(new DefaultJOSEObjectTypeVerifier<>(
                new HashSet<@Nullable JOSEObjectType>(issuer.rules().types())));
        // The library's own check of the times asks the system's clock.
        signatures.setJWTClaimsSetVerifier((claims, context) -> {});
    }

    /** Whose a token is, and what they let its holder do. */
    record Opened(Account account, Set<String> scopes) {}

    @Override
    public Caller.User read(String token, String resource) {
        var claims = verified(token);
        issuer.rules().check(claims, resource);
        var account = issuer.owner().of(claims);
        return new Caller.User(account.id(), account.email(), account.entitlements());
    }

    /**
     * Whose it is, whichever endpoint of this service it is for.
     *
     * @throws Problem AUTH_REQUIRED, as {@link #read}
     */
    Opened open(String token) {
        var claims = verified(token);
        issuer.rules().check(claims);
        var scopes = claims.getClaim("scope") instanceof String text
                ? Set.copyOf(Arrays.asList(text.split(" ")))
                : Set.<String>of();
        return new Opened(issuer.owner().of(claims), scopes);
    }

    private JWTClaimsSet verified(String token) {
        try {
            return signatures.process(SignedJWT.parse(token), null);
        } catch (ParseException | BadJOSEException e) {
            throw issuer.rules().refused("it is not one that this service's sign-in provider signed");
        } catch (JOSEException e) {
            throw new Problem(
                    Problem.Code.UNAVAILABLE,
                    "The sign-in provider cannot be asked just now whether this token is good: try again in a minute.",
                    Map.of());
        }
    }
}
