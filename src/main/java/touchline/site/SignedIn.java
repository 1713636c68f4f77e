package touchline.site;

import java.security.Principal;
import java.util.Map;
import org.springframework.web.servlet.function.ServerRequest;
import touchline.accounts.Account;
import touchline.accounts.Accounts;
import touchline.problem.Problem;

/** Whose pages of an account are asked for. */
record SignedIn(Accounts accounts) {

    Account in(ServerRequest request) {
        return request.principal()
                .map(Principal::getName)
                .flatMap(accounts::byId)
                .orElseThrow(() -> new Problem(
                        Problem.Code.AUTH_REQUIRED, "This account no longer exists: sign up at /sign-up.", Map.of()));
    }
}
