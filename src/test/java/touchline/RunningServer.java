package touchline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.accounts.Demo;
import touchline.store.Databases;

/** The whole service on a free port, over a data folder of its own, in demo mode unless a setting says otherwise. */
public record RunningServer(ConfigurableApplicationContext context, String base, Path folder) implements AutoCloseable {

    /**
     * Starts one on a data folder of its own, in which the registers are.
     *
     * @param extra configuration besides the service's own
     */
    public static RunningServer start(Class<?>... extra) {
        return start(List.of(), extra);
    }

    /** @param settings as on a command line, such as {@code --touchline.web.trusted-proxies=1} */
    public static RunningServer start(List<String> settings, Class<?>... extra) {
        return start(folderFor(settings), settings, builder -> builder.sources(extra));
    }

    /** Starts one whose clock a test moves. */
    public static RunningServer start(Clock clock, List<String> settings) {
        return start(
                folderFor(settings),
                settings,
                builder ->
                        builder.initializers(context -> context.getBeanFactory().registerSingleton("clock", clock)));
    }

    /** Starts one on a folder that may have been used before. */
    public static RunningServer on(Path folder, String... settings) {
        return start(folder, List.of(settings), builder -> {});
    }

    private static RunningServer start(Path folder, List<String> settings, Consumer<SpringApplicationBuilder> change) {
        int port = freePort();
        var builder = new SpringApplicationBuilder(Touchline.class);
        change.accept(builder);
        var context = builder.run(Stream.concat(ours(port, folder), settings.stream())
                // Spring would join two values of one setting; here the later one counts.
                .collect(Collectors.toMap(
                        setting -> setting.split("=", 2)[0],
                        Function.identity(),
                        (_, later) -> later,
                        LinkedHashMap::new))
                .values()
                .toArray(String[]::new));
        return new RunningServer(context, "http://127.0.0.1:" + port, folder);
    }

    private static Stream<String> ours(int port, Path folder) {
        return Stream.of(
                "--server.port=" + port,
                "--logging.level.root=warn",
                "--touchline.accounts.base-url=http://127.0.0.1:" + port,
                "--touchline.accounts.demo=true",
                "--touchline.store.folder=" + folder);
    }

    public String mcp() {
        return base + "/mcp";
    }

    public <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    /** A key for every tier and what opens the rest. */
    public Demo.Keys demo() {
        return bean(Demo.class).keys().orElseThrow();
    }

    /** What stays behind when it has stopped. */
    public RunningServer stopped() {
        close();
        return this;
    }

    @Override
    public void close() {
        context.close();
    }

    /** What is prepared lies in the folder; another database begins empty. */
    private static Path folderFor(List<String> settings) {
        return settings.stream().anyMatch(setting -> setting.matches("--touchline.store.url=.+"))
                ? newFolder()
                : PreparedFolder.copy();
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory("touchline");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Our own address stands in documents and tokens, so the port must be known before the start. */
    private static int freePort() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hands the tests that ask for it one server, started once for all of them on the same database. */
    public static final class Shared implements ParameterResolver {

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
            return parameter.getParameter().getType() == RunningServer.class;
        }

        @Override
        public RunningServer resolveParameter(ParameterContext parameter, ExtensionContext test) {
            return test.getRoot()
                    .getStore(ExtensionContext.Namespace.GLOBAL)
                    .computeIfAbsent(
                            database(test),
                            database -> start(List.of("--touchline.store.url=" + database.url())),
                            RunningServer.class);
        }

        private static Databases database(ExtensionContext test) {
            return test.getRequiredTestClass().isAnnotationPresent(OnPostgres.class)
                    ? Databases.POSTGRES
                    : Databases.SQLITE;
        }
    }
}
