package touchline.accounts.signin;

import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationCodeRequestAuthenticationContext;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationCodeRequestAuthenticationException;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationCodeRequestAuthenticationToken;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.web.authentication.OAuth2AuthorizationCodeRequestAuthenticationConverter;
import org.springframework.security.web.authentication.AuthenticationConverter;

/** Reads and checks what applications ask for at the authorization endpoint. */
final class AuthorizationRequests
        implements AuthenticationConverter, Consumer<OAuth2AuthorizationCodeRequestAuthenticationContext> {

    private final AuthenticationConverter reader = new OAuth2AuthorizationCodeRequestAuthenticationConverter();
    private final Audience audience;
    private final Clients clients;

    AuthorizationRequests(Audience audience, Clients clients) {
        this.audience = audience;
        this.clients = clients;
    }

    /**
     * The request with scopes that mean something here, whatever the client asked for. Only here is an application's
     * document read: whoever redeems or refreshes has been here before.
     */
    @Override
    public @Nullable Authentication convert(HttpServletRequest request) {
        if (!(reader.convert(request) instanceof OAuth2AuthorizationCodeRequestAuthenticationToken asked)) {
            return null;
        }
        clients.readDocument(asked.getClientId(), request.getRemoteAddr());
        var understood = new OAuth2AuthorizationCodeRequestAuthenticationToken(
                asked.getAuthorizationUri(),
                asked.getClientId(),
                (Authentication) asked.getPrincipal(),
                asked.getRedirectUri(),
                asked.getState(),
                Scopes.understood(asked.getScopes()),
                asked.getAdditionalParameters());
        understood.setDetails(asked.getDetails());
        return understood;
    }

    /** @throws OAuth2AuthorizationCodeRequestAuthenticationException for a redirect address or resource that will not do */
    @Override
    public void accept(OAuth2AuthorizationCodeRequestAuthenticationContext context) {
        OAuth2AuthorizationCodeRequestAuthenticationToken asked = context.getAuthentication();
        if (!mayReturn(context.getRegisteredClient(), asked.getRedirectUri())) {
            var error = new OAuth2Error("invalid_request", "The redirect_uri is not one the client registered.", null);
            throw new OAuth2AuthorizationCodeRequestAuthenticationException(error, null);
        }
        try {
            audience.named(asked.getAdditionalParameters().get(Audience.PARAMETER));
        } catch (OAuth2AuthenticationException e) {
            throw new OAuth2AuthorizationCodeRequestAuthenticationException(e.getError(), asked);
        }
    }

    private static boolean mayReturn(RegisteredClient client, @Nullable String redirect) {
        return redirect != null
                && client.getRedirectUris().stream().anyMatch(known -> RedirectAddress.matches(known, redirect));
    }
}
