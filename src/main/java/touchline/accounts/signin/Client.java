package touchline.accounts.signin;

import java.time.Instant;
import java.util.List;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.settings.ClientSettings;
import org.springframework.security.oauth2.server.authorization.settings.TokenSettings;

/**
 * An application that people sign in to this service with. None keeps a secret; PKCE takes its place.
 *
 * @param readAt when it registered, or when its document was last fetched
 */
record Client(String id, String name, List<String> redirectUris, Instant readAt) {

    /** Described by a document at the address that is its id, instead of a registration. */
    static boolean isDocument(String id) {
        return id.startsWith("https://") || id.startsWith("http://");
    }

    RegisteredClient registered(SignInSettings settings) {
        return RegisteredClient.withId(id)
                .clientId(id)
                .clientName(name)
                .clientAuthenticationMethod(ClientAuthenticationMethod.NONE)
                .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
                .authorizationGrantType(AuthorizationGrantType.REFRESH_TOKEN)
                .redirectUris(uris -> uris.addAll(redirectUris))
                .scopes(scopes -> scopes.addAll(Scopes.ALL))
                .clientSettings(ClientSettings.builder()
                        .requireProofKey(true)
                        .requireAuthorizationConsent(true)
                        .build())
                .tokenSettings(TokenSettings.builder()
                        .accessTokenTimeToLive(settings.accessTokens())
                        .refreshTokenTimeToLive(settings.refreshTokens())
                        .reuseRefreshTokens(false)
                        .build())
                .build();
    }
}
