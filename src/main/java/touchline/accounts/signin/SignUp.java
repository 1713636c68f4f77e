package touchline.accounts.signin;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpMethod;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.LockedException;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.AbstractAuthenticationProcessingFilter;
import org.springframework.security.web.authentication.SimpleUrlAuthenticationFailureHandler;
import org.springframework.security.web.authentication.session.ChangeSessionIdAuthenticationStrategy;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import touchline.accounts.Accounts;
import touchline.accounts.Throttle;
import touchline.problem.Problem;

/** Takes the sign-up form: makes the account and signs its owner in. */
final class SignUp extends AbstractAuthenticationProcessingFilter {

    private final Accounts accounts;
    private final Clock clock;
    private final Throttle throttle;

    SignUp(Accounts accounts, SignInSettings settings, Clock clock, Onward onward) {
        super(PathPatternRequestMatcher.withDefaults().matcher(HttpMethod.POST, "/sign-up"));
        this.accounts = accounts;
        this.clock = clock;
        this.throttle = new Throttle(settings.signUps(), Duration.ofHours(1), clock);
        setAuthenticationManager(form -> form);
        setAuthenticationSuccessHandler(onward);
        setAuthenticationFailureHandler(new SimpleUrlAuthenticationFailureHandler("/sign-up?failed"));
        setSecurityContextRepository(new HttpSessionSecurityContextRepository());
        setSessionAuthenticationStrategy(new ChangeSessionIdAuthenticationStrategy());
    }

    @Override
    public Authentication attemptAuthentication(HttpServletRequest request, HttpServletResponse response) {
        throttle.takeFrom(request.getRemoteAddr()).ifPresent(wait -> {
            throw new LockedException("Too many accounts were asked for from your network: try again in %d minutes."
                    .formatted(Math.ceilDiv(wait.toSeconds(), 60)));
        });
        try {
            var account = accounts.create(field(request, "email"), field(request, "password"), Set.of(), false);
            return Person.signedIn(account.id(), clock.instant());
        } catch (Problem problem) {
            throw new BadCredentialsException(problem.sentence());
        }
    }

    private static String field(HttpServletRequest request, String name) {
        return Optional.ofNullable(request.getParameter(name)).orElse("");
    }
}
