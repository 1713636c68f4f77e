package touchline.accounts.signin;

import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import java.net.URI;
import java.text.ParseException;
import java.time.Clock;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.accounts.Account;
import touchline.accounts.Accounts;
import touchline.problem.Problem;

/**
 * Who issues the tokens: this service, or the provider an operator set.
 *
 * @param scopes what a client should ask that issuer for
 */
record Issuer(
        String name,
        List<String> scopes,
        Discovery.Document document,
        JWKSource<SecurityContext> keys,
        TokenRules rules,
        JwtAccessTokens.Owner owner) {

    private static final JOSEObjectType ACCESS_TOKEN = new JOSEObjectType("at+jwt");

    static Issuer inside(
            Resources resources,
            JWKSource<SecurityContext> keys,
            Accounts accounts,
            Grants grants,
            SignInSettings settings,
            Clock clock) {
        var base = resources.address().base();
        var rules = rules(base, resources, Set.of(), Set.of(ACCESS_TOKEN), settings, clock);
        return new Issuer(
                base,
                List.of(Scopes.TOOLS),
                Discovery.fixed(new DiscoveryDocuments(resources.address()).provider()),
                keys,
                rules,
                claims -> {
                    if (!(claims.getClaim(Audience.GRANT) instanceof String grant) || !grants.lives(grant)) {
                        throw rules.refused("it was revoked");
                    }
                    return accounts.byId(claims.getSubject())
                            .orElseThrow(() -> rules.refused("its account no longer exists"));
                });
    }

    static Issuer outside(
            URI issuer,
            Resources resources,
            SmallDocuments documents,
            Accounts accounts,
            SignInSettings settings,
            Clock clock) {
        var provider = new OutsideIssuer(issuer, documents, clock);
        var types = new HashSet<@Nullable JOSEObjectType>(Arrays.asList(ACCESS_TOKEN, JOSEObjectType.JWT, null));
        var rules = rules(issuer.toString(), resources, settings.audiences(), types, settings, clock);
        return new Issuer(
                issuer.toString(),
                List.of("openid", Scopes.EMAIL),
                provider::document,
                provider,
                rules,
                claims -> adopt(accounts, claims, rules));
    }

    private static TokenRules rules(
            String issuer,
            Resources resources,
            Set<String> exact,
            Set<@Nullable JOSEObjectType> types,
            SignInSettings settings,
            Clock clock) {
        var expected = resources.address().mcp();
        return new TokenRules(issuer, expected, resources.all(), exact, types, settings.leeway(), clock);
    }

    /** The account with the token's address becomes theirs, so only an address the provider has verified will do. */
    private static Account adopt(Accounts accounts, JWTClaimsSet claims, TokenRules rules) {
        try {
            var email = claims.getStringClaim("email");
            if (email == null || claims.getSubject() == null || !isTrue(claims.getClaim("email_verified"))) {
                throw rules.refused("it names no verified email address (ask for the scope email)");
            }
            return accounts.byExternalSubject(claims.getIssuer(), claims.getSubject(), email);
        } catch (ParseException e) {
            throw rules.refused("its email is not text");
        } catch (Problem problem) {
            throw problem.code() == Problem.Code.INVALID_ARGUMENT ? rules.refused("its email is none") : problem;
        }
    }

    /** Some providers write the claim as text. */
    private static boolean isTrue(@Nullable Object claim) {
        return claim != null && "true".equals(claim.toString());
    }
}
