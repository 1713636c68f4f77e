package touchline.outgoing;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.apache.hc.client5.http.DnsResolver;

/**
 * Looks a host up once, for the connection itself: what is checked is what is connected to, whatever the name stands
 * for a moment later.
 */
record CheckedNames(Names names, Reach reach) implements DnsResolver {

    /** @throws UnknownHostException when one address is out of reach, though others be within */
    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
        var found = names.look(host);
        if (!Arrays.stream(found).allMatch(reach::admits)) {
            throw new OutOfReach(host);
        }
        return found;
    }

    @Override
    public String resolveCanonicalHostname(String host) {
        return host;
    }
}
