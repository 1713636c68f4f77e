package touchline.accounts.signin;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.time.Clock;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.oauth2.core.OAuth2Token;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.security.oauth2.server.authorization.settings.AuthorizationServerSettings;
import org.springframework.security.oauth2.server.authorization.token.DelegatingOAuth2TokenGenerator;
import org.springframework.security.oauth2.server.authorization.token.JwtGenerator;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenGenerator;
import org.springframework.security.web.SecurityFilterChain;
import touchline.accounts.Accounts;
import touchline.accounts.PublicAddress;
import touchline.accounts.SignInPlace;
import touchline.outgoing.Outgoing;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SignInSettings.class)
class SignInConfiguration {

    @Bean
    SmallDocuments smallDocuments(Outgoing outgoing) {
        return new SmallDocuments(outgoing);
    }

    @Bean
    Clients clients(Store store, Clock clock, SignInSettings settings, SmallDocuments documents) {
        return new Clients(store, clock, settings, new ClientDocuments(documents, settings.localDocuments()));
    }

    @Bean
    Grants grants(Store store, Clock clock, Clients clients, SignInSettings settings) {
        return new Grants(store, clock, clients, settings.refreshTokens());
    }

    @Bean
    Consents consents(Store store, Clients clients, Grants grants) {
        return new Consents(store, clients, grants);
    }

    @Bean
    JWKSource<SecurityContext> signingKeys(Store store, Clock clock) {
        return new ImmutableJWKSet<>(new JWKSet(SigningKey.in(store, clock)));
    }

    @Bean
    SignInPlace signInPlace(SignInSettings settings) {
        return new SignInPlace(settings.issuer());
    }

    @Bean
    AuthenticationProvider passwordSignIn(Accounts accounts, Clock clock) {
        return new PasswordSignIn(accounts, clock);
    }

    /** An access token opens the tools, never the pages: a client must not agree to more in its person's place. */
    @Bean
    JwtDecoder noTokenOpensPages() {
        return token -> {
            throw new BadJwtException("Access tokens are not for pages");
        };
    }

    @Bean
    AuthorizationServerSettings authorizationServer(PublicAddress address) {
        return AuthorizationServerSettings.builder().issuer(address.base()).build();
    }

    @Bean
    Audience audience(PublicAddress address, Accounts accounts) {
        return new Audience(new Resources(address), accounts);
    }

    @Bean
    OAuth2TokenGenerator<OAuth2Token> tokens(JWKSource<SecurityContext> keys, Audience audience, Clock clock) {
        var signed = new JwtGenerator(new NimbusJwtEncoder(keys));
        signed.setClock(clock);
        signed.setJwtCustomizer(audience);
        return new DelegatingOAuth2TokenGenerator(signed, new RefreshTokens(clock));
    }

    @Bean
    SecurityFilterChain signInChain(
            HttpSecurity http,
            PublicAddress address,
            Clients clients,
            Audience audience,
            Accounts accounts,
            Clock clock,
            SignInSettings settings) {
        var onward = new Onward();
        var chain = new SignInChain(
                address,
                new PublicClients(clients),
                new AuthorizationRequests(audience, clients),
                new SignUp(accounts, settings, clock, onward),
                onward);
        return chain.build(http, settings.issuer().isEmpty());
    }
}
