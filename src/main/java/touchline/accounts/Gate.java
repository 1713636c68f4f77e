package touchline.accounts;

import java.util.Map;
import touchline.problem.Problem;

/** Lets callers through to what they may use, and tells the others what to do. */
public final class Gate {

    private final PublicAddress address;

    Gate(PublicAddress address) {
        this.address = address;
    }

    /**
     * @throws Problem AUTH_REQUIRED_FOR_AI or USER_TOKEN_REQUIRED with {@code sign_in_url}, PREMIUM_REQUIRED with
     *     {@code tier} and {@code pricing_url}
     */
    public void admit(Access access, Caller caller) {
        switch (access) {
            case ANYONE, METERED -> {}
            case SIGNED_IN_METERED -> {
                if (caller.isAnonymous()) {
                    throw signIn(Problem.Code.AUTH_REQUIRED_FOR_AI, "The assistant answers whoever has signed in");
                }
            }
            case USER -> {
                if (caller.account().isEmpty()) {
                    throw signIn(Problem.Code.USER_TOKEN_REQUIRED, "This belongs to a person's own account");
                }
            }
            case STUDY -> paid(Entitlement.STUDY, caller);
            case MARKET -> paid(Entitlement.MARKET, caller);
        }
    }

    private void paid(Entitlement tier, Caller caller) {
        if (!caller.entitled().contains(tier)) {
            throw new Problem(
                    Problem.Code.PREMIUM_REQUIRED,
                    "This is part of the %s tier: %s shows what it costs and how to get it."
                            .formatted(tier.word(), address.pricing()),
                    Map.of("tier", tier.word(), "pricing_url", address.pricing()));
        }
    }

    private Problem signIn(Problem.Code code, String why) {
        return new Problem(
                code,
                "%s: sign in at %s, or send your own key as a Bearer token.".formatted(why, address.signIn()),
                Map.of("sign_in_url", address.signIn()));
    }
}
