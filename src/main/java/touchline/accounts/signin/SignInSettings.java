package touchline.accounts.signin;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * @param issuer an OpenID Connect issuer that signs people in instead of this service; absent = the one inside
 * @param audiences what a token of that issuer may be for besides the MCP endpoint, such as its client id
 * @param leeway how far the clocks of issuer and service may differ
 * @param accessTokens how long an access token is good for
 * @param refreshTokens how long a refresh token that is not used is good for
 * @param signUps how many accounts one network may ask for in an hour
 * @param registrations how many applications one network may register in an hour
 * @param localDocuments whether an application may describe itself on this machine; for trying things out only
 */
@ConfigurationProperties("touchline.signin")
record SignInSettings(
        Optional<URI> issuer,
        Set<String> audiences,
        Duration leeway,
        Duration accessTokens,
        Duration refreshTokens,
        int signUps,
        int registrations,
        boolean localDocuments) {

    SignInSettings {
        issuer = issuer.filter(address -> !address.toString().isBlank());
        if (issuer.isPresent() && !issuer.get().isAbsolute()) {
            throw new IllegalArgumentException("touchline.signin.issuer must be an address such as https://id.example");
        }
        boolean timesGood = !leeway.isNegative() && accessTokens.isPositive() && refreshTokens.isPositive();
        if (!timesGood || signUps < 0 || registrations < 0) {
            throw new IllegalArgumentException("touchline.signin: times and counts must not be negative");
        }
        audiences = Set.copyOf(audiences);
    }
}
