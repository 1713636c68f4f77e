package touchline.web;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the address a request came from behind a known number of proxies. */
final class ClientAddress {

    // Proxies may add the port: 192.0.2.1:4711 and [2001:db8::1]:4711.
    private static final Pattern V4 = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{1,5})?");
    private static final Pattern V6 = Pattern.compile("\\[?([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:](?::\\d{1,5})?)?");

    private ClientAddress() {}

    /**
     * @param socket the address at the other end of the connection
     * @param forwarded every X-Forwarded-For line; each proxy added the address it saw at the right
     * @param proxies how many hops from the right are true; what stands further left anyone can write
     */
    static String of(String socket, List<String> forwarded, int proxies) {
        var hops = String.join(",", forwarded).split(",", -1);
        var seen = socket;
        for (int hop = 1; hop <= Math.min(proxies, hops.length); hop++) {
            var next = parsed(hops[hops.length - hop].strip());
            if (next.isEmpty()) {
                return seen;
            }
            seen = next.get();
        }
        return seen;
    }

    private static Optional<String> parsed(String hop) {
        for (var shape : List.of(V4, V6)) {
            var matcher = shape.matcher(hop);
            if (matcher.matches()) {
                return literal(matcher.group(1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text).getHostAddress());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
