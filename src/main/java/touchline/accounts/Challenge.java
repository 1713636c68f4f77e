package touchline.accounts;

import touchline.problem.Problem;

/** The value of {@code WWW-Authenticate}, from which a client learns where to sign in (RFC 6750, RFC 9728). */
public final class Challenge {

    private final PublicAddress address;

    Challenge(PublicAddress address) {
        this.address = address;
    }

    /** For a request without a credential. */
    public String plain() {
        return "Bearer resource_metadata=\"%s\"".formatted(address.resourceMetadata());
    }

    /** For a request whose credential is not good. */
    public String invalidToken(Problem problem) {
        return "%s, error=\"invalid_token\", error_description=\"%s\"".formatted(plain(), quotable(problem.sentence()));
    }

    /** RFC 6750 allows printable ASCII without quotes and backslashes. */
    private static String quotable(String text) {
        return text.replaceAll("[^\\x20-\\x7E]", "?").replaceAll("[\"\\\\]", "'");
    }
}
