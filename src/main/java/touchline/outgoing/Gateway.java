package touchline.outgoing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The same door for a browser: a proxy on this machine that connects to addresses within reach only, to the very ones that it
 * checked, and lets so many bytes in and no more. One is opened for one page and closed after it.
 */
public final class Gateway implements AutoCloseable {

    private static final Set<Integer> WEB_PORTS = Set.of(80, 443);
    private static final int LONGEST_HEAD = 32 * 1024;
    private static final int CONNECT_MILLIS = 10_000;
    private static final byte[] CONNECTED = "HTTP/1.1 200 Connected\r\n\r\n".getBytes(ISO_8859_1);

    private final ServerSocket door;
    private final CheckedNames names;
    private final AtomicLong bytesLeft;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final List<String> refused = new CopyOnWriteArrayList<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    Gateway(CheckedNames names, long mostBytes) {
        try {
            this.door = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
        this.names = names;
        this.bytesLeft = new AtomicLong(mostBytes);
        threads.execute(this::accept);
    }

    public int port() {
        return door.getLocalPort();
    }

    /** The hosts that were asked for and are out of reach. */
    public List<String> refused() {
        return List.copyOf(refused);
    }

    /** Whether more was sent than is let in, so that what came is not whole. */
    public boolean isExhausted() {
        return bytesLeft.get() < 0;
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                open.add(client);
                threads.execute(() -> serve(client));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            var asked = Head.read(client.getInputStream());
            try (Socket server = connect(asked)) {
                open.add(server);
                if (asked.isTunnel()) {
                    client.getOutputStream().write(CONNECTED);
                } else {
                    server.getOutputStream().write(asked.forServer());
                }
                var upwards = threads.submit(() -> pump(client, server, false));
                pump(server, client, true);
                upwards.cancel(true);
            } catch (OutOfReach out) {
                // No answer: to a page even a refusal would look like one.
                refused.add(asked.host());
            }
        } catch (IOException broken) {
            // The browser sees a broken connection, as it would without us.
        }
    }

    private Socket connect(Head asked) throws IOException {
        if (names.reach() == Reach.PUBLIC && !WEB_PORTS.contains(asked.port())) {
            throw new OutOfReach(asked.host() + ":" + asked.port());
        }
        InetAddress address = names.resolve(asked.host())[0];
        Socket server = new Socket();
        server.connect(new InetSocketAddress(address, asked.port()), CONNECT_MILLIS);
        return server;
    }

    private void pump(Socket from, Socket to, boolean counted) {
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] some = new byte[16 * 1024];
            for (int length = in.read(some); length >= 0; length = in.read(some)) {
                if (counted && bytesLeft.addAndGet(-length) < 0) {
                    break;
                }
                out.write(some, 0, length);
            }
            to.shutdownOutput();
        } catch (IOException broken) {
            // One side has gone; the other follows.
        }
    }

    @Override
    public void close() {
        try {
            door.close();
            for (Socket socket : open) {
                socket.close();
            }
        } catch (IOException alreadyGone) {
            // Nothing is left to close.
        }
        threads.shutdownNow();
    }

    /** The first lines of a request to a proxy: a tunnel to a host, or a whole address to fetch. */
    private record Head(boolean isTunnel, String host, int port, byte[] forServer) {

        static Head read(InputStream in) throws IOException {
            var head = new ByteArrayOutputStream();
            int ends = 0;
            while (ends < 4) {
                int next = in.read();
                if (next < 0 || head.size() > LONGEST_HEAD) {
                    throw new IOException("No request");
                }
                head.write(next);
                ends = next == (ends % 2 == 0 ? '\r' : '\n') ? ends + 1 : 0;
            }
            return of(head.toString(ISO_8859_1));
        }

        private static Head of(String head) throws IOException {
            String[] line = head.substring(0, head.indexOf('\r')).split(" ");
            if (line.length != 3) {
                throw new IOException("No request line");
            }
            try {
                return "CONNECT".equals(line[0]) ? tunnel(line[1]) : plain(head, line);
            } catch (IllegalArgumentException unreadable) {
                throw new IOException("No address", unreadable);
            }
        }

        private static Head tunnel(String authority) {
            URI address = URI.create("https://" + authority);
            return new Head(true, host(address), address.getPort() < 0 ? 443 : address.getPort(), new byte[0]);
        }

        private static Head plain(String head, String[] line) {
            URI address = URI.create(line[1]);
            String path = (address.getRawPath().isEmpty() ? "/" : address.getRawPath())
                    + (address.getRawQuery() == null ? "" : "?" + address.getRawQuery());
            // One connection, one request: the next one is looked at anew.
            String rest = head.substring(head.indexOf('\r'))
                    .replaceAll("(?i)\r\n(?:proxy-)?connection:[^\r]*", "")
                    .replaceFirst("\r\n\r\n$", "\r\nConnection: close\r\n\r\n");
            return new Head(
                    false,
                    host(address),
                    address.getPort() < 0 ? 80 : address.getPort(),
                    (line[0] + " " + path + " " + line[2] + rest).getBytes(ISO_8859_1));
        }

        private static String host(URI address) {
            String host = address.getHost();
            if (host == null) {
                throw new IllegalArgumentException("No host");
            }
            return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
        }
    }
}
