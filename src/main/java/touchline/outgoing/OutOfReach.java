package touchline.outgoing;

import java.net.UnknownHostException;

/** A name that stands for an address which must not be reached. */
final class OutOfReach extends UnknownHostException {

    private static final long serialVersionUID = 1;

    OutOfReach(String host) {
        super(host + " is out of reach");
    }
}
