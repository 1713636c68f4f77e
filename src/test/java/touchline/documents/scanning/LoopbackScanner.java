package touchline.documents.scanning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A scanner on this machine that speaks clamd's protocol and knows one harmful word. */
public record LoopbackScanner(ServerSocketChannel channel) implements AutoCloseable {

    public static final String HARMFUL = "HARMFUL";

    public static LoopbackScanner onAPort(int port) {
        return start(StandardProtocolFamily.INET, new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }

    public static LoopbackScanner on(Path socket) {
        return start(StandardProtocolFamily.UNIX, UnixDomainSocketAddress.of(socket));
    }

    private static LoopbackScanner start(StandardProtocolFamily family, SocketAddress address) {
        try {
            var scanner = new LoopbackScanner(ServerSocketChannel.open(family).bind(address));
            Thread.ofVirtual().start(scanner::serve);
            return scanner;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int port() {
        try {
            return ((InetSocketAddress) channel.getLocalAddress()).getPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void serve() {
        while (channel.isOpen()) {
            try (var client = channel.accept()) {
                answer(client);
            } catch (IOException ended) {
                return;
            }
        }
    }

    private static void answer(SocketChannel client) throws IOException {
        var in = new DataInputStream(Channels.newInputStream(client));
        assertThat(new String(in.readNBytes(10), StandardCharsets.US_ASCII)).isEqualTo("zINSTREAM\0");
        var text = new StringBuilder();
        for (int length = in.readInt(); length > 0; length = in.readInt()) {
            text.append(new String(in.readNBytes(length), StandardCharsets.UTF_8));
        }
        var verdict = text.indexOf(HARMFUL) >= 0 ? "Test-Signature FOUND" : "OK";
        client.write(ByteBuffer.wrap(("stream: " + verdict + "\0").getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
