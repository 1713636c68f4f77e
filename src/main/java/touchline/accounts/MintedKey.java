package touchline.accounts;

/**
 * A key just made.
 *
 * @param secret the key itself, which nobody can be told again
 */
public record MintedKey(String secret, ApiKey key) {

    @Override
    public String toString() {
        return "MintedKey[" + key.prefix() + "…]";
    }
}
