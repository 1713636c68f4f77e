package touchline.outgoing;

import java.util.Set;

/** The names by which an address means the machine of whoever uses it. */
public final class ThisMachine {

    private static final Set<String> NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

    private ThisMachine() {}

    /** @param host as {@link java.net.URI#getHost} gives it */
    public static boolean isMeantBy(String host) {
        return NAMES.contains(host);
    }
}
