package touchline.accounts.signin;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.Touchline;
import touchline.time.SettableClock;

/** The whole service on a free port, with a clock of its own. */
record Running(String base, SettableClock clock, ConfigurableApplicationContext context) implements AutoCloseable {

    /** Shared by all tests that need no settings of their own; they move its clock forward only. */
    private static final class Shared {
        private static final Running SERVICE =
                start("--touchline.signin.local-documents=true", "--touchline.signin.registrations=200");
    }

    static Running shared() {
        return Shared.SERVICE;
    }

    static Running start(String... settings) {
        var clock = new SettableClock(Instant.now().toString());
        int port = freePort();
        var base = "http://127.0.0.1:" + port;
        var arguments = new ArrayList<>(List.of(settings));
        arguments.add("--server.port=" + port);
        arguments.add("--touchline.accounts.base-url=" + base);
        arguments.add("--touchline.store.folder=" + folder());
        arguments.add("--logging.level.root=warn");
        var program = new SpringApplication(Touchline.class);
        program.addInitializers(context -> context.getBeanFactory().registerSingleton("clock", clock));
        return new Running(base, clock, program.run(arguments.toArray(String[]::new)));
    }

    <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    /** The discovery documents name the port, so it must be known before the service starts. */
    private static int freePort() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String folder() {
        try {
            return Files.createTempDirectory("touchline").toString();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        context.close();
    }
}
