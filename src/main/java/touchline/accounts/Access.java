package touchline.accounts;

/** Who may call a tool or a route. */
public enum Access {
    /** Everyone, without limit. */
    ANYONE,
    /** Everyone, each within the monthly limit of their tier. */
    METERED,
    /** Whoever has signed in, within the monthly limit of their tier. */
    SIGNED_IN_METERED,
    /** Accounts with the study entitlement. */
    STUDY,
    /** Accounts with the market entitlement. */
    MARKET,
    /** Whoever has signed in as a person; a service key that belongs to nobody does not do. */
    USER;

    public boolean isMetered() {
        return this == METERED || this == SIGNED_IN_METERED;
    }
}
