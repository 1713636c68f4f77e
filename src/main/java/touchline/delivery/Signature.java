package touchline.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.codec.digest.HmacAlgorithms;
import org.apache.commons.codec.digest.HmacUtils;

/** Proves who sent a message, and when: <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, version 1. */
final class Signature {

    private Signature() {}

    /**
     * One signature for each secret, with blanks between.
     *
     * @param seconds since 1970, as the header says them
     * @param body exactly what is sent
     */
    static String of(String id, long seconds, String body, List<Secret> secrets) {
        byte[] signed = "%s.%d.%s".formatted(id, seconds, body).getBytes(UTF_8);
        return secrets.stream()
                .map(secret -> new HmacUtils(HmacAlgorithms.HMAC_SHA_256, secret.key()).hmac(signed))
                .map(mac -> "v1," + Base64.getEncoder().encodeToString(mac))
                .collect(Collectors.joining(" "));
    }
}
