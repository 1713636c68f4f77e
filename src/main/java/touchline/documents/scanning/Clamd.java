package touchline.documents.scanning;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The protocol of clamd: the file in pieces, each after its length, an empty one, then one line of answer. */
final class Clamd {

    private static final int PIECE = 64 * 1024;
    private static final int LONGEST_ANSWER = 4096;
    private static final Duration TIME = Duration.ofSeconds(30);

    private final String address;

    Clamd(String address) {
        this.address = address;
    }

    /** What was found; nothing in a clean file. */
    Optional<String> scan(Path file) throws IOException {
        try (SocketChannel channel = open()) {
            // Closing the channel ends whatever still waits on it.
            CompletableFuture.delayedExecutor(TIME.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(() -> close(channel));
            write(channel, ByteBuffer.wrap("zINSTREAM\0".getBytes(StandardCharsets.US_ASCII)));
            try (InputStream in = Files.newInputStream(file)) {
                for (byte[] piece = in.readNBytes(PIECE); piece.length > 0; piece = in.readNBytes(PIECE)) {
                    write(channel, length(piece.length));
                    write(channel, ByteBuffer.wrap(piece));
                }
            }
            write(channel, length(0));
            return verdict(answer(channel));
        }
    }

    private SocketChannel open() throws IOException {
        boolean unix = address.startsWith("/");
        SocketAddress to = unix ? UnixDomainSocketAddress.of(address) : network();
        SocketChannel channel = unix ? SocketChannel.open(StandardProtocolFamily.UNIX) : SocketChannel.open();
        try {
            channel.connect(to);
            return channel;
        } catch (IOException | RuntimeException noAnswer) {
            channel.close();
            throw new IOException("No scanner at " + address, noAnswer);
        }
    }

    private InetSocketAddress network() {
        int colon = address.lastIndexOf(':');
        return new InetSocketAddress(address.substring(0, colon), Integer.parseInt(address.substring(colon + 1)));
    }

    private static String answer(SocketChannel channel) throws IOException {
        ByteBuffer answer = ByteBuffer.allocate(LONGEST_ANSWER);
        while (answer.hasRemaining() && channel.read(answer) >= 0) {
            if (answer.position() > 0 && answer.get(answer.position() - 1) == 0) {
                break;
            }
        }
        return new String(answer.array(), 0, answer.position(), StandardCharsets.UTF_8)
                .replace("\0", "")
                .strip();
    }

    /** {@code stream: OK}, or {@code stream: Name FOUND}; anything else is no verdict. */
    private static Optional<String> verdict(String answer) throws IOException {
        if (answer.endsWith(" FOUND")) {
            return Optional.of(answer.substring(answer.indexOf(':') + 1, answer.length() - " FOUND".length())
                    .strip());
        }
        if (answer.endsWith(" OK")) {
            return Optional.empty();
        }
        throw new IOException("The scanner gave no verdict: " + answer);
    }

    private static ByteBuffer length(int length) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(length).flip();
    }

    private static void write(SocketChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException alreadyClosed) {
            // Nothing waits on it then.
            return;
        }
    }
}
