package touchline.accounts;

import java.security.SecureRandom;
import org.apache.commons.codec.digest.DigestUtils;

/** The text of a key: {@code svc_live_} and forty random letters and digits, about 238 bits. */
record KeySecret(String text) {

    static final String START = "svc_live_";

    private static final String ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int LENGTH = 40;
    private static final int SHOWN = 4;
    private static final SecureRandom RANDOM = new SecureRandom();

    static KeySecret random() {
        return new KeySecret(START + letters(LENGTH));
    }

    /** Random letters and digits, each as likely as any other. */
    static String letters(int count) {
        return RANDOM.ints(count, 0, ALPHABET.length())
                .collect(StringBuilder::new, (text, at) -> text.append(ALPHABET.charAt(at)), StringBuilder::append)
                .toString();
    }

    String prefix() {
        return text.substring(0, START.length() + SHOWN);
    }

    /** What is kept. No salt and no slow hash: there is nothing to guess. */
    String hash() {
        return DigestUtils.sha256Hex(text);
    }

    @Override
    public String toString() {
        return "KeySecret[…]";
    }
}
