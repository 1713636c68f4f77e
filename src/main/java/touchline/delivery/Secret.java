package touchline.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.SecureRandom;
import java.util.Base64;

/** What sender and receiver share: {@code whsec_} and Base64, as Standard Webhooks writes it, or any other text as it is. */
record Secret(String text) {

    private static final String PREFIX = "whsec_";
    private static final int BYTES = 32;

    static Secret random(SecureRandom random) {
        byte[] key = new byte[BYTES];
        random.nextBytes(key);
        return new Secret(PREFIX + Base64.getEncoder().encodeToString(key));
    }

    byte[] key() {
        if (text.startsWith(PREFIX)) {
            try {
                return Base64.getDecoder().decode(text.substring(PREFIX.length()));
            } catch (IllegalArgumentException notBase64) {
                return text.getBytes(UTF_8);
            }
        }
        return text.getBytes(UTF_8);
    }

    @Override
    public String toString() {
        return "Secret";
    }
}
