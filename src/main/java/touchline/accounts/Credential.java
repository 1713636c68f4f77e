package touchline.accounts;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.problem.Problem;

/** Finds the credential in a request: in the Authorization header, else in the query as {@code access_token}. */
public final class Credential {

    private static final Pattern BEARER = Pattern.compile("(?i)bearer +(\\S+) *");
    private static final String PARAMETER = "access_token";

    private Credential() {}

    /**
     * @param authorization the header as it came, or null
     * @param query the query as it came, still percent-coded, or null
     * @throws Problem AUTH_REQUIRED for a header of another scheme and for an empty credential, INVALID_ARGUMENT for
     *     two different credentials; neither repeats what was sent
     */
    public static Optional<String> of(@Nullable String authorization, @Nullable String query) {
        if (authorization == null && query == null) {
            return Optional.empty();
        }
        Set<String> sent = new LinkedHashSet<>();
        if (authorization != null) {
            sent.add(bearer(authorization.strip()));
        }
        if (query != null) {
            sent.addAll(parameters(query));
        }
        if (sent.size() > 1) {
            throw Problem.invalid(
                    PARAMETER,
                    "single_credential",
                    "This request carries two different credentials: send one, best in the Authorization header.");
        }
        if (sent.contains("")) {
            throw refused("The credential is empty: send a key or an access token, or none at all.");
        }
        return sent.stream().findFirst();
    }

    /** Whether a request carries anything of the kind, good or bad: then no answer to it may be stored. */
    public static boolean isIn(@Nullable String authorization, @Nullable String query) {
        return authorization != null || (query != null && !parameters(query).isEmpty());
    }

    static Problem refused(String sentence) {
        return new Problem(Problem.Code.AUTH_REQUIRED, sentence, Map.of());
    }

    private static String bearer(String authorization) {
        var matcher = BEARER.matcher(authorization);
        if (!matcher.matches()) {
            throw refused("The Authorization header must read `Bearer <key or access token>`.");
        }
        return matcher.group(1);
    }

    private static Set<String> parameters(String query) {
        Set<String> values = new LinkedHashSet<>();
        Arrays.stream(query.split("&", -1))
                .map(pair -> pair.split("=", 2))
                .filter(pair -> decoded(pair[0]).equals(PARAMETER))
                .forEach(pair -> values.add(pair.length == 2 ? decoded(pair[1]) : ""));
        return values;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            // Not percent-coded after all: whoever reads the whole query says so, here it is only not our parameter.
            return text;
        }
    }
}
