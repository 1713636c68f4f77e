package touchline.accounts.signin;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.oauth2.server.authorization.OAuth2TokenType;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationGrantAuthenticationToken;
import org.springframework.security.oauth2.server.authorization.token.JwtEncodingContext;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenCustomizer;
import touchline.accounts.Accounts;

/** Says in each token what it is for: an access token for the resource the client named (RFC 8707, RFC 9068). */
final class Audience implements OAuth2TokenCustomizer<JwtEncodingContext> {

    static final String PARAMETER = "resource";

    /** The claim that names the grant a token comes from, so that the token ends with it. */
    static final String GRANT = "grant";

    private final Resources resources;
    private final Accounts accounts;

    Audience(Resources resources, Accounts accounts) {
        this.resources = resources;
        this.accounts = accounts;
    }

    @Override
    public void customize(JwtEncodingContext context) {
        Authentication person = Objects.requireNonNull(context.getPrincipal());
        var account =
                accounts.byId(person.getName()).orElseThrow(() -> new OAuth2AuthenticationException("invalid_grant"));
        var claims = context.getClaims();
        if (OAuth2TokenType.ACCESS_TOKEN.equals(context.getTokenType())) {
            context.getJwsHeader().type("at+jwt");
            claims.audience(List.of(resource(context)));
            claims.claim(
                    GRANT, Objects.requireNonNull(context.getAuthorization()).getId());
            claims.claim("client_id", context.getRegisteredClient().getClientId());
            claims.claim("scope", String.join(" ", context.getAuthorizedScopes()));
        }
        if (context.getAuthorizedScopes().contains(Scopes.EMAIL)) {
            claims.claim("email", account.email());
        }
    }

    private String resource(JwtEncodingContext context) {
        OAuth2AuthorizationGrantAuthenticationToken request = context.getAuthorizationGrant();
        var asked =
                named(request == null ? null : request.getAdditionalParameters().get(PARAMETER));
        var agreed = Optional.ofNullable(context.getAuthorization())
                .map(it -> it.<OAuth2AuthorizationRequest>getAttribute(OAuth2AuthorizationRequest.class.getName()))
                .flatMap(it -> named(it.getAdditionalParameters().get(PARAMETER)));
        if (asked.isPresent() && agreed.isPresent() && !asked.equals(agreed)) {
            throw ClientMetadata.refused("invalid_target", "The resource is not the one that was agreed to.");
        }
        return asked.or(() -> agreed).orElse(resources.address().mcp());
    }

    /** @throws OAuth2AuthenticationException invalid_target for what is no resource of ours */
    Optional<String> named(@Nullable Object parameter) {
        if (parameter == null) {
            return Optional.empty();
        }
        var known = parameter instanceof String text ? resources.named(text) : Optional.<String>empty();
        if (known.isEmpty()) {
            throw ClientMetadata.refused(
                    "invalid_target", "The resource must be one of " + new TreeSet<>(resources.all()) + ".");
        }
        return known;
    }
}
