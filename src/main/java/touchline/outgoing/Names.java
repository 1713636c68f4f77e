package touchline.outgoing;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** What a host's name stands for. */
interface Names {
    InetAddress[] look(String host) throws UnknownHostException;
}
