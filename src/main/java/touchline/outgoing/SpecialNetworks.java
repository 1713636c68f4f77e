package touchline.outgoing;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;

/** Networks that are not the open internet, after IANA's registries of special-purpose addresses. */
final class SpecialNetworks {

    private static final List<Network> FOUR = networks(
            "0.0.0.0/8", // this network
            "10.0.0.0/8", // private
            "100.64.0.0/10", // behind a carrier's address translation
            "127.0.0.0/8", // this machine
            "169.254.0.0/16", // this link, and the metadata of clouds
            "172.16.0.0/12", // private
            "192.0.0.0/24", // protocols
            "192.0.2.0/24", // documentation
            "192.88.99.0/24", // relays of 6to4
            "192.168.0.0/16", // private
            "198.18.0.0/15", // benchmarks
            "198.51.100.0/24", // documentation
            "203.0.113.0/24", // documentation
            "224.0.0.0/4", // multicast
            "240.0.0.0/4"); // reserved, broadcast

    /** All that is routed so far. Loopback, private, link-local, multicast, mapped and NAT64 addresses lie outside. */
    private static final Network ROUTED_SIX = Network.of("2000::/3");

    private static final List<Network> SIX = networks(
            "2001::/23", // protocols; Teredo's addresses wrap IPv4 addresses
            "2001:db8::/32", // documentation
            "2002::/16", // 6to4, whose addresses wrap IPv4 addresses
            "3fff::/20"); // documentation

    private SpecialNetworks() {}

    static boolean hold(InetAddress address) {
        return address instanceof Inet6Address ? !ROUTED_SIX.holds(address) || isIn(SIX, address) : isIn(FOUR, address);
    }

    private static boolean isIn(List<Network> networks, InetAddress address) {
        return networks.stream().anyMatch(network -> network.holds(address));
    }

    private static List<Network> networks(String... written) {
        return Stream.of(written).map(Network::of).toList();
    }
}
