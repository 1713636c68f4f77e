package touchline.accounts.signin;

import org.apache.commons.codec.digest.DigestUtils;

/** What is kept of a code or token instead of itself; marked, so that it cannot be mistaken for one. */
final class Digest {

    private static final String MARK = "sha256:";

    private Digest() {}

    static String of(String token) {
        return MARK + DigestUtils.sha256Hex(token);
    }

    /** The digest itself where a grant read from the database still carries that in the token's place. */
    static String ofTokenOrDigest(String value) {
        return value.startsWith(MARK) ? value : of(value);
    }
}
