package touchline.crawling;

import java.net.URI;
import java.util.Set;
import touchline.outgoing.Reach;

/** Which addresses may be named at all; whether they lead to the open internet is checked when they are connected to. */
final class Addresses {

    private static final Set<Integer> PORTS = Set.of(-1, 80, 443);

    private Addresses() {}

    /** @return the address */
    static URI allowed(URI address, Reach reach) throws Knocking.Refusal {
        boolean web = address.getScheme() != null
                && Set.of("http", "https").contains(address.getScheme())
                && address.getHost() != null
                && !address.getHost().endsWith(".")
                && address.getRawUserInfo() == null;
        if (!web || (reach == Reach.PUBLIC && !PORTS.contains(address.getPort()))) {
            throw new Knocking.Refusal(
                    Visit.Miss.URL_NOT_ALLOWED,
                    "%s is not an address of the open web: give one that begins with http:// or https://, without a port or a name to sign in with."
                            .formatted(address));
        }
        return address;
    }
}
