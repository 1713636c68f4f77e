package touchline.accounts.signin;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import touchline.accounts.Digests;

/** What is kept of a code or token instead of itself; marked, so that it cannot be mistaken for one. */
final class Digest {

    private static final String MARK = "sha256:";

    private Digest() {}

    static String of(String token) {
        return MARK + HexFormat.of().formatHex(Digests.sha256(token.getBytes(StandardCharsets.UTF_8)));
    }

    /** The digest itself where a grant read from the database still carries that in the token's place. */
    static String ofTokenOrDigest(String value) {
        return value.startsWith(MARK) ? value : of(value);
    }
}
