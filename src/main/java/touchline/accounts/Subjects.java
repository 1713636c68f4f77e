package touchline.accounts;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import org.apache.commons.codec.digest.DigestUtils;
import touchline.store.Store;

/** Names whose calls are counted together: a person by account, whatever the credential; a stranger by address. */
final class Subjects {

    private static final int IPV6_NETWORK = 8;

    private final String salt;

    Subjects(Store store) {
        this.salt = store.write(database -> {
            database.sql("INSERT INTO accounts_salt (id, value) VALUES (1, :value) ON CONFLICT (id) DO NOTHING")
                    .param("value", KeySecret.letters(40))
                    .update();
            return database.sql("SELECT value FROM accounts_salt WHERE id = 1")
                    .query(String.class)
                    .single();
        });
    }

    String of(Caller caller) {
        return switch (caller) {
            case Caller.User user -> "account:" + user.accountId();
            case Caller.ServiceKey key -> "key:" + key.keyId();
            case Caller.Anonymous stranger -> "address:" + hashed(network(stranger.address()));
        };
    }

    /** The address that one subscriber has: all of IPv4, the first 64 bits of IPv6, where the rest is theirs to choose. */
    static String network(String address) {
        var literal = address.replaceFirst("%.*", "");
        try {
            // A literal of an IPv4-mapped address comes back as IPv4.
            var parsed = InetAddress.ofLiteral(literal);
            var bytes = parsed.getAddress();
            return HexFormat.of()
                    .formatHex(parsed instanceof Inet6Address ? Arrays.copyOf(bytes, IPV6_NETWORK) : bytes);
        } catch (IllegalArgumentException e) {
            // Not an address, such as the name of a local socket: counted as it is.
            return literal;
        }
    }

    private String hashed(String network) {
        return DigestUtils.sha256Hex(salt + network);
    }
}
