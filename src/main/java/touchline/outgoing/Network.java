package touchline.outgoing;

import java.net.InetAddress;

/** All addresses that begin with the same bits, written as {@code 10.0.0.0/8}. */
record Network(InetAddress first, int bits) {

    static Network of(String written) {
        var parts = written.split("/", 2);
        return new Network(InetAddress.ofLiteral(parts[0]), Integer.parseInt(parts[1]));
    }

    boolean holds(InetAddress address) {
        var ours = first.getAddress();
        var theirs = address.getAddress();
        if (ours.length != theirs.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> bit % 8;
            if ((ours[bit / 8] & mask) != (theirs[bit / 8] & mask)) {
                return false;
            }
        }
        return true;
    }
}
