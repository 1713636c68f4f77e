package touchline.accounts;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import touchline.problem.Problem;

/** An address as accounts are told apart by: composed, without space around it, in lower case. */
record Email(String text) {

    private static final Pattern SHAPE = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,190}");

    static Email of(String written) {
        var email = new Email(
                Normalizer.normalize(written.strip(), Normalizer.Form.NFC).toLowerCase(Locale.ROOT));
        if (!SHAPE.matcher(email.text).matches()) {
            throw Problem.invalid("email", "email", "This is not an email address: write it as name@example.org.");
        }
        return email;
    }
}
