package touchline.accounts;

import java.security.MessageDigest;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;

/** What an operator's programs send to be let in; without one nobody is. */
public final class WorkerSecret {

    private final Optional<byte[]> digest;

    public WorkerSecret(Optional<String> secret) {
        this.digest = secret.map(WorkerSecret::digest);
    }

    public boolean isSet() {
        return digest.isPresent();
    }

    /** Takes equally long whatever was sent, so that the secret cannot be found letter by letter. */
    public boolean matches(String sent) {
        return digest.filter(it -> MessageDigest.isEqual(it, digest(sent))).isPresent();
    }

    private static byte[] digest(String text) {
        return DigestUtils.sha256(text);
    }
}
