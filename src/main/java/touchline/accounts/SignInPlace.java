package touchline.accounts;

import java.net.URI;
import java.util.Optional;

/**
 * Where people sign in.
 *
 * @param outside the issuer that signs them in when they connect a client; absent = this service, by its own pages
 */
public record SignInPlace(Optional<URI> outside) {}
