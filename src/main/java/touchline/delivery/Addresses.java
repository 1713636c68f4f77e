package touchline.delivery;

import java.net.InetAddress;
import java.net.URI;
import java.util.Optional;
import touchline.outgoing.Reach;
import touchline.outgoing.ThisMachine;
import touchline.problem.Problem;

/**
 * Which addresses messages may go to.
 *
 * @param local whether those on this machine are among them
 */
record Addresses(boolean local) {

    private static final int LONGEST = 2_000;

    /** @throws Problem INVALID_ARGUMENT when nothing may be sent there */
    URI require(String written) {
        var address = parsed(written.strip())
                .filter(this::isGood)
                .orElseThrow(() -> Problem.invalid(
                        "address",
                        "https",
                        "A webhook needs an address such as https://example.org/touchline, without a name, a password or a"
                                + " fragment in it: correct it."));
        if (isPrivate(address)) {
            throw Problem.invalid(
                    "address",
                    "public",
                    "%s is not on the public internet, and messages go nowhere else: set an address that is."
                            .formatted(address.getHost()));
        }
        return address;
    }

    /** A name is looked up when a message is sent; what is no name can be told at once. */
    private boolean isPrivate(URI address) {
        try {
            return !reach(address).admits(InetAddress.ofLiteral(address.getHost()));
        } catch (IllegalArgumentException aName) {
            return false;
        }
    }

    Reach reach(URI address) {
        return isHere(address) ? Reach.THIS_MACHINE : Reach.PUBLIC;
    }

    private boolean isGood(URI address) {
        return address.getHost() != null
                && address.getRawUserInfo() == null
                && address.getRawFragment() == null
                && address.toString().length() <= LONGEST
                && ("https".equals(address.getScheme()) || ("http".equals(address.getScheme()) && isHere(address)));
    }

    private boolean isHere(URI address) {
        return local && ThisMachine.isMeantBy(address.getHost());
    }

    private static Optional<URI> parsed(String written) {
        try {
            return Optional.of(URI.create(written));
        } catch (IllegalArgumentException notAnAddress) {
            return Optional.empty();
        }
    }
}
