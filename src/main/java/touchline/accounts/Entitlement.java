package touchline.accounts;

/** What an account has paid for; one account may hold both. */
public enum Entitlement {
    STUDY,
    MARKET
}
