package touchline.mcp.endpoint;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.accounts.PublicAddress;
import touchline.outgoing.ThisMachine;

/**
 * Which web pages may talk to this server: our own, pages on the user's machine, and those the operator names.
 * Without this a foreign page could reach a server on the visitor's machine by rebinding its own name to it.
 */
public final class Origins {

    private final String ownAuthority;
    private final String ownHost;
    private final Set<String> allowed;

    public Origins(PublicAddress address, List<String> allowed) {
        this.ownAuthority = address.authority();
        this.ownHost = address.host();
        this.allowed = Set.copyOf(allowed);
    }

    /** @throws RpcError HTTP 403 */
    void check(HttpServletRequest http) {
        String origin = http.getHeader("Origin");
        if (origin != null && !allows(origin)) {
            throw RpcError.refused(403, "Requests from this Origin are not allowed.");
        }
        // Rebinding leaves the foreign name in Host. A proxy on this machine passes our name on, or a loopback one.
        if (!isOurs(http.getHeader("Host")) && arrivedOnLoopback(http)) {
            throw RpcError.refused(403, "This Host is not served here.");
        }
    }

    boolean allows(String origin) {
        return allowed.contains(origin)
                || host(origin)
                        .filter(host -> host.equals(ownHost) || ThisMachine.isMeantBy(host))
                        .isPresent();
    }

    private boolean isOurs(@Nullable String header) {
        return header == null
                || header.equals(ownAuthority)
                || host("http://" + header)
                        .filter(host -> host.equals(ownHost) || ThisMachine.isMeantBy(host))
                        .isPresent();
    }

    private static boolean arrivedOnLoopback(HttpServletRequest http) {
        try {
            return InetAddress.getByName(http.getLocalAddr()).isLoopbackAddress();
        } catch (UnknownHostException notAnAddress) {
            return false;
        }
    }

    private static Optional<String> host(String origin) {
        try {
            return Optional.ofNullable(URI.create(origin).getHost());
        } catch (IllegalArgumentException notAnAddress) {
            return Optional.empty();
        }
    }
}
