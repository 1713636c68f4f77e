package touchline.accounts.signin;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.core.endpoint.OAuth2ParameterNames;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2ClientAuthenticationToken;
import org.springframework.security.web.authentication.AuthenticationConverter;

/** Lets a public client name itself where no code is redeemed: to refresh and to revoke, holding the token suffices. */
final class PublicClients implements AuthenticationConverter, AuthenticationProvider {

    private static final String GRANT_TYPE = OAuth2ParameterNames.GRANT_TYPE;

    private final Clients clients;

    PublicClients(Clients clients) {
        this.clients = clients;
    }

    @Override
    public @Nullable Authentication convert(HttpServletRequest request) {
        var named = request.getParameterValues(OAuth2ParameterNames.CLIENT_ID);
        var grantType = request.getParameter(GRANT_TYPE);
        boolean refresh = "refresh_token".equals(grantType);
        boolean revoke = grantType == null && request.getParameter(OAuth2ParameterNames.TOKEN) != null;
        if (named == null || named.length != 1 || !(refresh || revoke) || request.getHeader("authorization") != null) {
            return null;
        }
        return new OAuth2ClientAuthenticationToken(
                named[0], ClientAuthenticationMethod.NONE, null, Map.of(GRANT_TYPE, refresh ? "refresh_token" : ""));
    }

    /** @return null for requests that redeem a code, which are known by their PKCE verifier, and for unknown clients */
    @Override
    public @Nullable Authentication authenticate(Authentication request) {
        var said = (OAuth2ClientAuthenticationToken) request;
        var grantType = said.getAdditionalParameters().get(GRANT_TYPE);
        if (!ClientAuthenticationMethod.NONE.equals(said.getClientAuthenticationMethod())
                || "authorization_code".equals(grantType)) {
            return null;
        }
        var client = clients.findByClientId(said.getName());
        return client == null
                ? null
                : new OAuth2ClientAuthenticationToken(client, ClientAuthenticationMethod.NONE, null);
    }

    @Override
    public boolean supports(Class<?> type) {
        return OAuth2ClientAuthenticationToken.class.isAssignableFrom(type);
    }
}
