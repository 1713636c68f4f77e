package touchline.cases;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import touchline.problem.Problem;

/** An address on the web as somebody gave it: http or https, with a host and without a password. */
public record WebAddress(String text) {

    private static final int LONGEST = 2_000;
    private static final Set<String> SCHEMES = Set.of("http", "https");

    /** @throws Problem INVALID_ARGUMENT for anything else */
    public static WebAddress of(String path, String given) {
        String text = given.strip();
        try {
            var address = new URI(text);
            if (text.length() <= LONGEST
                    && address.getScheme() != null
                    && SCHEMES.contains(address.getScheme().toLowerCase(Locale.ROOT))
                    && address.getHost() != null
                    && address.getUserInfo() == null) {
                return new WebAddress(address.toString());
            }
        } catch (URISyntaxException notAnAddress) {
            // Said below, as of any other text that is no web address.
        }
        throw Problem.invalid(
                path,
                "web address",
                "`%s` must be a web address such as https://example.org/page: http or https, without a password, at most %d characters."
                        .formatted(path, LONGEST));
    }
}
