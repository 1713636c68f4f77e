package touchline.accounts;

import java.text.Normalizer;
import java.util.Base64;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import touchline.problem.Problem;

/** What is kept instead of a password. */
final class Passwords {

    private static final int SHORTEST = 10;
    private static final int LONGEST = 200;

    private final PasswordEncoder encoder = new BCryptPasswordEncoder();
    private final String nobodys = encoder.encode(digest("nobody's password"));

    String keep(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST || length > LONGEST) {
            throw Problem.invalid(
                    "password",
                    "length",
                    "The password must have %d to %d characters: choose another.".formatted(SHORTEST, LONGEST));
        }
        return encoder.encode(digest(password));
    }

    /** Takes as long when nothing is kept, so that the time of an answer does not tell who has an account. */
    boolean matches(String password, Optional<String> kept) {
        boolean same = encoder.matches(digest(password), kept.orElse(nobodys));
        return same && kept.isPresent();
    }

    /** Bcrypt reads 72 bytes at most; long passwords count to their last character through their digest. */
    private static String digest(String password) {
        var composed = Normalizer.normalize(password, Normalizer.Form.NFC);
        return Base64.getEncoder().encodeToString(DigestUtils.sha256(composed));
    }
}
