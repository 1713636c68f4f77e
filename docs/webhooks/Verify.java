import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checks that a webhook comes from Touchline: java Verify.java ID TIMESTAMP SIGNATURE < body, secret in WEBHOOK_SECRET. */
class Verify {

    private static final long TOLERANCE_SECONDS = 300;

    /** @param body what arrived, byte for byte, before anything parses it */
    static void verify(String id, String timestamp, String signatures, byte[] body, String secret)
            throws GeneralSecurityException {
        if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) {
            throw new SecurityException("too old");
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key(secret), "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(UTF_8));
        byte[] expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes(UTF_8);
        for (String signature : signatures.split(" ")) {
            if (MessageDigest.isEqual(expected, signature.getBytes(UTF_8))) {
                return;
            }
        }
        throw new SecurityException("wrong signature");
    }

    private static byte[] key(String secret) {
        if (secret.startsWith("whsec_")) {
            try {
                return Base64.getDecoder().decode(secret.substring("whsec_".length()));
            } catch (IllegalArgumentException notBase64) {
                return secret.getBytes(UTF_8);
            }
        }
        return secret.getBytes(UTF_8);
    }

    public static void main(String[] arguments) throws Exception {
        verify(arguments[0], arguments[1], arguments[2], System.in.readAllBytes(), System.getenv("WEBHOOK_SECRET"));
        System.out.println("verified");
    }
}
