package touchline.accounts.signin;

import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.springframework.security.oauth2.core.OAuth2AccessToken;
import org.springframework.security.oauth2.core.OAuth2RefreshToken;
import org.springframework.security.oauth2.core.OAuth2Token;
import org.springframework.security.oauth2.core.oidc.OidcIdToken;
import org.springframework.security.oauth2.server.authorization.OAuth2AuthorizationCode;

/** The tokens of a grant. */
enum TokenKind {
    CODE(OAuth2AuthorizationCode.class),
    ACCESS(OAuth2AccessToken.class),
    REFRESH(OAuth2RefreshToken.class),
    ID(OidcIdToken.class);

    final Class<? extends OAuth2Token> type;

    TokenKind(Class<? extends OAuth2Token> type) {
        this.type = type;
    }

    OAuth2Token token(String value, GrantText.Kept kept, Set<String> scopes, String account) {
        var from = kept.issuedAt();
        var until = kept.expiresAt().orElse(Instant.MAX);
        return switch (this) {
            case CODE -> new OAuth2AuthorizationCode(value, from, until);
            case ACCESS -> new OAuth2AccessToken(OAuth2AccessToken.TokenType.BEARER, value, from, until, scopes);
            case REFRESH -> new OAuth2RefreshToken(value, from);
            case ID -> new OidcIdToken(value, from, until, Map.of("sub", account));
        };
    }
}
