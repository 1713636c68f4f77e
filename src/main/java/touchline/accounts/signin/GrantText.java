package touchline.accounts.signin;

import java.security.Principal;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.core.OAuth2Token;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.oauth2.server.authorization.OAuth2Authorization;

/**
 * A grant as it is kept: what was asked and given, and digests of the tokens by their kind.
 *
 * @param scopes what the person agreed to; empty until then
 * @param since when the person signed in
 */
record GrantText(Set<String> scopes, Instant since, Asked asked, Map<TokenKind, Kept> tokens) {

    /** The application's request. {@code parameters} are those that OAuth itself does not name, as text. */
    record Asked(
            String endpoint,
            String clientId,
            Optional<String> redirectUri,
            Set<String> scopes,
            Optional<String> state,
            Map<String, String> parameters) {

        static Asked of(OAuth2AuthorizationRequest request) {
            var parameters = new LinkedHashMap<String, String>();
            request.getAdditionalParameters().forEach((name, value) -> {
                if (value instanceof String text) {
                    parameters.put(name, text);
                }
            });
            return new Asked(
                    request.getAuthorizationUri(),
                    request.getClientId(),
                    Optional.ofNullable(request.getRedirectUri()),
                    new TreeSet<>(request.getScopes()),
                    Optional.ofNullable(request.getState()),
                    parameters);
        }

        OAuth2AuthorizationRequest request() {
            var request = OAuth2AuthorizationRequest.authorizationCode()
                    .authorizationUri(endpoint)
                    .clientId(clientId)
                    .scopes(scopes)
                    .additionalParameters(new LinkedHashMap<>(parameters));
            redirectUri.ifPresent(request::redirectUri);
            state.ifPresent(request::state);
            return request.build();
        }
    }

    record Kept(String digest, Instant issuedAt, Optional<Instant> expiresAt, boolean invalidated) {

        static Kept of(OAuth2Authorization.Token<? extends OAuth2Token> token) {
            return new Kept(
                    Digest.ofTokenOrDigest(token.getToken().getTokenValue()),
                    Objects.requireNonNull(token.getToken().getIssuedAt()),
                    Optional.ofNullable(token.getToken().getExpiresAt()),
                    token.isInvalidated());
        }
    }

    static GrantText of(OAuth2Authorization grant) {
        OAuth2AuthorizationRequest request =
                Objects.requireNonNull(grant.getAttribute(OAuth2AuthorizationRequest.class.getName()));
        Authentication person = Objects.requireNonNull(grant.getAttribute(Principal.class.getName()));
        var tokens = new LinkedHashMap<TokenKind, Kept>();
        for (var kind : TokenKind.values()) {
            Optional.ofNullable(grant.getToken(kind.type)).ifPresent(token -> tokens.put(kind, Kept.of(token)));
        }
        return new GrantText(
                new TreeSet<>(grant.getAuthorizedScopes()), Person.since(person), Asked.of(request), tokens);
    }

    Optional<String> digest(TokenKind kind) {
        return Optional.ofNullable(tokens.get(kind)).map(Kept::digest);
    }

    /** Whoever revokes one token means the grant. */
    boolean isRevoked() {
        return Stream.of(TokenKind.ACCESS, TokenKind.REFRESH)
                .flatMap(kind -> Optional.ofNullable(tokens.get(kind)).stream())
                .anyMatch(Kept::invalidated);
    }

    /** @param presented the code or token it was found by, which takes the place of its digest again */
    OAuth2Authorization.Builder into(OAuth2Authorization.Builder grant, String account, String presented) {
        grant.principalName(account)
                .authorizedScopes(scopes)
                .attribute(OAuth2AuthorizationRequest.class.getName(), asked.request())
                .attribute(Principal.class.getName(), Person.signedIn(account, since));
        var digest = Digest.of(presented);
        tokens.forEach((kind, kept) -> grant.token(
                kind.token(kept.digest().equals(digest) ? presented : kept.digest(), kept, scopes, account),
                metadata -> metadata.put(OAuth2Authorization.Token.INVALIDATED_METADATA_NAME, kept.invalidated())));
        return grant;
    }
}
