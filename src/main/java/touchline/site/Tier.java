package touchline.site;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import touchline.accounts.AccountsSettings;
import touchline.accounts.Caller;
import touchline.accounts.Entitlement;
import touchline.accounts.Limit;

/** What callers are told apart by; one who has paid for both areas has both paid tiers. */
public enum Tier {
    ANONYMOUS,
    MEMBER,
    STUDY,
    MARKET;

    /** How the outside spells it: {@code study}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** One tier, or both paid ones. */
    public static Set<Tier> of(Caller caller) {
        if (caller.isAnonymous()) {
            return EnumSet.of(ANONYMOUS);
        }
        var paid = EnumSet.noneOf(Tier.class);
        for (var entitlement : caller.entitled()) {
            paid.add(entitlement == Entitlement.STUDY ? STUDY : MARKET);
        }
        return paid.isEmpty() ? EnumSet.of(MEMBER) : paid;
    }

    Limit in(AccountsSettings.Tiers limits) {
        return switch (this) {
            case ANONYMOUS -> limits.anonymous();
            case MEMBER -> limits.member();
            case STUDY -> limits.study();
            case MARKET -> limits.market();
        };
    }
}
