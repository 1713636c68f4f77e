package touchline.accounts.signin;

import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.LockedException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.WebAuthenticationDetails;
import touchline.accounts.Accounts;
import touchline.problem.Problem;

/** Signs people in by address and password; what its failures say may be shown to them. */
final class PasswordSignIn implements AuthenticationProvider {

    static final String WRONG = "The address or the password is not right: check both and try again.";

    private final Accounts accounts;
    private final Clock clock;

    PasswordSignIn(Accounts accounts, Clock clock) {
        this.accounts = accounts;
        this.clock = clock;
    }

    @Override
    public Authentication authenticate(Authentication form) {
        try {
            return accounts.signIn(form.getName(), password(form.getCredentials()), origin(form.getDetails()))
                    .map(account -> Person.signedIn(account.id(), clock.instant()))
                    .orElseThrow(() -> new BadCredentialsException(WRONG));
        } catch (Problem problem) {
            throw problem.code() == Problem.Code.RATE_LIMITED
                    ? new LockedException(problem.sentence())
                    : new BadCredentialsException(WRONG);
        }
    }

    private static String password(@Nullable Object typed) {
        return typed == null ? "" : typed.toString();
    }

    private static String origin(@Nullable Object details) {
        return details instanceof WebAuthenticationDetails web ? String.valueOf(web.getRemoteAddress()) : "";
    }

    @Override
    public boolean supports(Class<?> type) {
        return UsernamePasswordAuthenticationToken.class.isAssignableFrom(type);
    }
}
