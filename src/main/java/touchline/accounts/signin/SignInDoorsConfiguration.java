package touchline.accounts.signin;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import jakarta.servlet.http.HttpServlet;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.springframework.boot.web.servlet.DelegatingFilterProxyRegistrationBean;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletContextInitializer;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.BeanIds;
import touchline.accounts.Accounts;
import touchline.accounts.PublicAddress;
import touchline.accounts.Throttle;

/** Opens the paths of sign-in on the web server, and only these: no other request meets Spring Security. */
@Configuration(proxyBeanMethods = false)
class SignInDoorsConfiguration {

    private static final int BEFORE_SECURITY = -101;
    private static final int SECURITY = -100;

    @Bean
    Issuer issuer(
            PublicAddress address,
            JWKSource<SecurityContext> keys,
            Accounts accounts,
            Grants grants,
            SmallDocuments documents,
            SignInSettings settings,
            Clock clock) {
        var resources = new Resources(address);
        return settings.issuer()
                .map(outside -> Issuer.outside(outside, resources, documents, accounts, settings, clock))
                .orElseGet(() -> Issuer.inside(resources, keys, accounts, grants, settings, clock));
    }

    @Bean
    JwtAccessTokens accessTokens(Issuer issuer) {
        return new JwtAccessTokens(issuer);
    }

    @Bean
    ServletRegistrationBean<Discovery> discoveryDoor(PublicAddress address, Issuer issuer) {
        var discovery = new Discovery(new DiscoveryDocuments(address), issuer);
        return door(discovery, "discovery", discovery.paths());
    }

    @Bean
    ServletRegistrationBean<Registration> registrationDoor(Clients clients, SignInSettings settings, Clock clock) {
        var registration =
                new Registration(clients, new Throttle(settings.registrations(), Duration.ofHours(1), clock));
        return inside(door(registration, "registration", List.of(DiscoveryDocuments.REGISTER)), settings);
    }

    @Bean
    ServletRegistrationBean<UserClaims> userClaimsDoor(JwtAccessTokens tokens, SignInSettings settings) {
        return inside(door(new UserClaims(tokens), "user-claims", List.of(DiscoveryDocuments.CLAIMS)), settings);
    }

    @Bean
    FilterRegistrationBean<OpenToBrowsers> openToBrowsers(ServletRegistrationBean<Discovery> discoveryDoor) {
        var door = new FilterRegistrationBean<>(new OpenToBrowsers());
        door.setUrlPatterns(discoveryDoor.getUrlMappings());
        door.addUrlPatterns(
                DiscoveryDocuments.TOKEN,
                DiscoveryDocuments.REVOKE,
                DiscoveryDocuments.KEYS,
                DiscoveryDocuments.REGISTER,
                DiscoveryDocuments.CLAIMS);
        door.setOrder(BEFORE_SECURITY);
        return door;
    }

    /** Takes the place of Spring Boot's own registration, which would put the chain before every request. */
    @Bean
    DelegatingFilterProxyRegistrationBean securityDoor(SignInSettings settings) {
        var door = new DelegatingFilterProxyRegistrationBean(BeanIds.SPRING_SECURITY_FILTER_CHAIN);
        var paths = new ArrayList<>(SignInChain.PAGES);
        if (settings.issuer().isEmpty()) {
            paths.addAll(SignInChain.SERVER);
        }
        door.setUrlPatterns(paths);
        door.setOrder(SECURITY);
        return door;
    }

    @Bean
    ServletContextInitializer sessionCookie(PublicAddress address) {
        return context -> {
            var cookie = context.getSessionCookieConfig();
            cookie.setHttpOnly(true);
            cookie.setSecure(address.base().startsWith("https:"));
            cookie.setAttribute("SameSite", "Lax");
        };
    }

    private static <T extends HttpServlet> ServletRegistrationBean<T> door(
            T servlet, String name, Collection<String> paths) {
        var door = new ServletRegistrationBean<>(servlet, paths.toArray(String[]::new));
        door.setName(name);
        return door;
    }

    /** Opened only while this service signs people in itself. */
    private static <T extends HttpServlet> ServletRegistrationBean<T> inside(
            ServletRegistrationBean<T> door, SignInSettings settings) {
        door.setEnabled(settings.issuer().isEmpty());
        return door;
    }
}
