package touchline.accounts.signin;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.core.OAuth2RefreshToken;
import org.springframework.security.oauth2.server.authorization.OAuth2TokenType;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenContext;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenGenerator;

/** Refresh tokens for public clients, which OAuth 2.1 allows when they rotate; {@link Grants} lets them expire. */
final class RefreshTokens implements OAuth2TokenGenerator<OAuth2RefreshToken> {

    private static final int BYTES = 32;

    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    RefreshTokens(Clock clock) {
        this.clock = clock;
    }

    @Override
    public @Nullable OAuth2RefreshToken generate(OAuth2TokenContext context) {
        if (!OAuth2TokenType.REFRESH_TOKEN.equals(context.getTokenType())) {
            return null;
        }
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new OAuth2RefreshToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes), clock.instant());
    }
}
