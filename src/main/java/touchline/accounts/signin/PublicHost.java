package touchline.accounts.signin;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Tells hosts on the open internet from those a stranger must not make this service talk to. */
final class PublicHost {

    private PublicHost() {}

    /** Whether every address of the host is public; the answer holds for the fetch, as the JVM remembers look-ups. */
    static boolean is(String host) {
        try {
            return Arrays.stream(InetAddress.getAllByName(host)).allMatch(PublicHost::isPublic);
        } catch (UnknownHostException e) {
            return false;
        }
    }

    static boolean isPublic(InetAddress address) {
        if (address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()) {
            return false;
        }
        var bytes = address.getAddress();
        return address instanceof Inet6Address ? isGlobal6(bytes) : isGlobal4(bytes);
    }

    private static boolean isGlobal4(byte[] bytes) {
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        boolean carrier = first == 100 && second >= 64 && second < 128;
        boolean special = first == 192 && second == 0 && bytes[2] == 0;
        boolean benchmark = first == 198 && (second == 18 || second == 19);
        return first != 0 && first < 240 && !carrier && !special && !benchmark;
    }

    /** Only 2000::/3 is routed; of it 2002::/16 and 2001::/32 wrap IPv4 addresses, which may be private ones. */
    private static boolean isGlobal6(byte[] bytes) {
        boolean routed = (bytes[0] & 0xe0) == 0x20;
        boolean wrapped =
                bytes[0] == 0x20 && (bytes[1] == 0x02 || (bytes[1] == 0x01 && bytes[2] == 0 && bytes[3] == 0));
        return routed && !wrapped;
    }
}
