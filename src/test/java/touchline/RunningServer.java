package touchline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.FileSystemUtils;
import touchline.accounts.Demo;

/** The whole service on a free port, in demo mode, over a data folder of its own that goes when it stops. */
public record RunningServer(ConfigurableApplicationContext context, String base, Path folder) implements AutoCloseable {

    /** @param extra configuration besides the service's own */
    public static RunningServer start(Class<?>... extra) {
        try {
            var folder = Files.createTempDirectory("touchline");
            var base = "http://127.0.0.1:" + freePort();
            var context = new SpringApplicationBuilder(Touchline.class)
                    .sources(extra)
                    .run(
                            "--server.port=" + base.substring(base.lastIndexOf(':') + 1),
                            "--server.address=127.0.0.1",
                            "--logging.level.root=warn",
                            "--touchline.accounts.base-url=" + base,
                            "--touchline.accounts.demo=true",
                            "--touchline.store.folder=" + folder,
                            "--touchline.store.url=");
            return new RunningServer(context, base, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String mcp() {
        return base + "/mcp";
    }

    /** A key for every tier and what opens the rest. */
    public Demo.Keys demo() {
        return context.getBean(Demo.class).keys().orElseThrow();
    }

    @Override
    public void close() throws IOException {
        context.close();
        FileSystemUtils.deleteRecursively(folder);
    }

    /** Our own address stands in documents and tokens, so the port must be known before the start. */
    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Hands the tests that ask for it one server, started once for all of them. */
    public static final class Shared implements ParameterResolver {

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
            return parameter.getParameter().getType() == RunningServer.class;
        }

        @Override
        public RunningServer resolveParameter(ParameterContext parameter, ExtensionContext test) {
            return test.getRoot()
                    .getStore(ExtensionContext.Namespace.GLOBAL)
                    .computeIfAbsent(RunningServer.class, _ -> start(), RunningServer.class);
        }
    }
}
