package touchline.outgoing;

import java.net.InetAddress;

/** Whom a fetch may reach. */
public enum Reach {
    /** The open internet: for every address that a stranger may name. */
    PUBLIC,
    /** This machine alone: for trying things out. */
    THIS_MACHINE,
    /** Wherever an operator points to, private networks included. */
    ANYWHERE;

    public boolean admits(InetAddress address) {
        return switch (this) {
            case PUBLIC -> !SpecialNetworks.hold(address);
            case THIS_MACHINE -> address.isLoopbackAddress();
            case ANYWHERE -> true;
        };
    }
}
