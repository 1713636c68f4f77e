package touchline.accounts.signin;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Set;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.oauth2.server.authorization.OAuth2AuthorizationEndpointConfigurer;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationCodeRequestAuthenticationProvider;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationConsentAuthenticationContext;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationConsentAuthenticationProvider;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationConsentAuthenticationToken;
import org.springframework.security.oauth2.server.authorization.web.authentication.OAuth2AuthorizationConsentAuthenticationConverter;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.LoginUrlAuthenticationEntryPoint;
import org.springframework.security.web.authentication.UsernamePasswordAuthenticationFilter;
import touchline.accounts.PublicAddress;

/** What happens to requests of the sign-in pages, of pages that need a signed-in person and of the authorization server. */
record SignInChain(
        PublicAddress address, PublicClients clients, AuthorizationRequests requests, SignUp signUp, Onward onward) {

    static final List<String> PAGES =
            List.of("/sign-in", "/sign-up", "/sign-out", "/account", "/account/*", "/market/*");
    static final String CONSENT = "/oauth2/consent";
    static final List<String> SERVER = List.of(
            DiscoveryDocuments.AUTHORIZE,
            DiscoveryDocuments.TOKEN,
            DiscoveryDocuments.REVOKE,
            DiscoveryDocuments.KEYS,
            CONSENT);

    /** @param embedded whether people sign in here: where nothing proves an address, nobody gets an account by it */
    SecurityFilterChain build(HttpSecurity http, boolean embedded) {
        if (embedded) {
            server(http);
            passwords(http);
        }
        http.authorizeHttpRequests(paths -> paths.requestMatchers("/sign-in", "/sign-up", "/error")
                .permitAll()
                .anyRequest()
                .authenticated());
        // Whatever a request says it accepts: a person stands before these paths, and is asked to sign in.
        http.exceptionHandling(failures -> failures.defaultAuthenticationEntryPointFor(
                new LoginUrlAuthenticationEntryPoint("/sign-in"), SignInChain::isForPeople));
        return http.build();
    }

    private void passwords(HttpSecurity http) {
        http.formLogin(form -> form.loginPage("/sign-in")
                .usernameParameter("email")
                .passwordParameter("password")
                .failureUrl("/sign-in?failed")
                .successHandler(onward));
        http.logout(out -> out.logoutUrl("/sign-out").logoutSuccessUrl("/"));
        http.addFilterBefore(signUp, UsernamePasswordAuthenticationFilter.class);
    }

    private static boolean isForPeople(HttpServletRequest request) {
        var path = request.getServletPath();
        return path.equals(DiscoveryDocuments.AUTHORIZE)
                || path.equals(CONSENT)
                || path.startsWith("/account")
                || path.startsWith("/market/");
    }

    private void server(HttpSecurity http) {
        http.oauth2AuthorizationServer(server -> server.oidc(Customizer.withDefaults())
                .clientAuthentication(
                        client -> client.authenticationConverter(clients).authenticationProvider(clients))
                .authorizationEndpoint(this::authorize));
    }

    private void authorize(OAuth2AuthorizationEndpointConfigurer endpoint) {
        var answers = new AuthorizationAnswers(address.base());
        endpoint.consentPage(address.base() + CONSENT)
                .authorizationResponseHandler(answers)
                .errorResponseHandler(answers)
                .authorizationRequestConverters(readers -> {
                    readers.clear();
                    readers.add(requests);
                    readers.add(new OAuth2AuthorizationConsentAuthenticationConverter());
                })
                .authenticationProviders(providers -> providers.forEach(provider -> {
                    if (provider instanceof OAuth2AuthorizationCodeRequestAuthenticationProvider asking) {
                        asking.setAuthenticationValidator(requests);
                    }
                    if (provider instanceof OAuth2AuthorizationConsentAuthenticationProvider agreeing) {
                        agreeing.setAuthorizationConsentCustomizer(SignInChain::takeNoForNo);
                    }
                }));
    }

    /** Who agreed once and says no to more is not to be signed in with the less of then. */
    private static void takeNoForNo(OAuth2AuthorizationConsentAuthenticationContext context) {
        OAuth2AuthorizationConsentAuthenticationToken answer = context.getAuthentication();
        if (answer.getScopes().isEmpty()) {
            context.getAuthorizationConsent().authorities(Set::clear);
        }
    }
}
