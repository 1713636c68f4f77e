package touchline.accounts.signin;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import touchline.outgoing.Reach;

/** Documents in which applications describe themselves, at the address that is their client id. */
final class ClientDocuments {

    private static final int MOST_BYTES = 5 * 1024;

    private final SmallDocuments documents;
    private final boolean local;
    private final JsonMapper json = JsonMapper.shared();

    /** Whoever asks again for what has just failed must not make this service ask again. */
    private final Cache<String, Boolean> failed = Caffeine.newBuilder()
            .maximumSize(1000)
            .expireAfterWrite(Duration.ofMinutes(1))
            .build();

    ClientDocuments(SmallDocuments documents, boolean local) {
        this.documents = documents;
        this.local = local;
    }

    /** @return empty when the address is not one to fetch from, or what it serves is no valid document */
    Optional<ClientMetadata> at(String clientId) {
        if (failed.getIfPresent(clientId) != null) {
            return Optional.empty();
        }
        var said = RedirectAddress.parse(clientId)
                .filter(ClientDocuments::isWellFormed)
                .flatMap(address -> reach(address).flatMap(reach -> read(clientId, address, reach)));
        if (said.isEmpty()) {
            failed.put(clientId, true);
        }
        return said;
    }

    private static boolean isWellFormed(URI address) {
        var path = address.getRawPath();
        return address.getHost() != null
                && address.getRawFragment() == null
                && address.getRawUserInfo() == null
                && address.toString().length() <= 500
                && path.length() > 1
                && address.normalize().equals(address);
    }

    private Optional<Reach> reach(URI address) {
        if (local && RedirectAddress.isLoopback(address)) {
            return Optional.of(Reach.THIS_MACHINE);
        }
        return "https".equals(address.getScheme()) ? Optional.of(Reach.PUBLIC) : Optional.empty();
    }

    private Optional<ClientMetadata> read(String clientId, URI address, Reach reach) {
        try {
            var said = json.readTree(documents.fetch(address, reach, MOST_BYTES));
            boolean own = clientId.equals(said.path("client_id").asString(""));
            boolean open = "none".equals(said.path("token_endpoint_auth_method").asString("none"));
            return own && open && !said.has("client_secret")
                    ? Optional.of(ClientMetadata.read(said))
                    : Optional.empty();
        } catch (IOException | JacksonException | OAuth2AuthenticationException e) {
            return Optional.empty();
        }
    }
}
