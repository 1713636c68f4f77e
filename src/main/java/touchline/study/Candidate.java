package touchline.study;

import java.util.Map;
import touchline.accounts.Caller;
import touchline.problem.Problem;

/** Under which name a caller's attempts are kept: a person's, whatever the credential, or that of a key of nobody's. */
public final class Candidate {

    private Candidate() {}

    /** @throws Problem AUTH_REQUIRED for a caller without a credential, who is nobody to keep anything for */
    public static String of(Caller caller) {
        return switch (caller) {
            case Caller.User user -> "account:" + user.accountId();
            case Caller.ServiceKey key -> "key:" + key.keyId();
            case Caller.Anonymous _ ->
                throw new Problem(
                        Problem.Code.AUTH_REQUIRED,
                        "Attempts are kept for an account: sign in, or send a key as a Bearer token.",
                        Map.of());
        };
    }
}
