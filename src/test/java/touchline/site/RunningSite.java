package touchline.site;

import java.nio.file.Path;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.Touchline;
import touchline.accounts.Demo;

/** The whole service as a demonstration, on a port of its own. */
public final class RunningSite implements AutoCloseable {

    private final ConfigurableApplicationContext context;

    public RunningSite(Path folder) {
        context = new SpringApplicationBuilder(Touchline.class)
                .run(
                        "--server.port=0",
                        "--logging.level.root=warn",
                        "--touchline.store.folder=" + folder,
                        "--touchline.time.clock=2026-11-27T12:00:00Z",
                        "--touchline.accounts.demo=true",
                        "--touchline.accounts.base-url=http://touchline.example");
    }

    public <T> T the(Class<T> kind) {
        return context.getBean(kind);
    }

    public Demo.Keys demo() {
        return the(Demo.class).keys().orElseThrow();
    }

    /** A browser of its own, in which nobody is signed in. */
    public Browser browser() {
        return new Browser("http://127.0.0.1:" + context.getEnvironment().getRequiredProperty("local.server.port"));
    }

    @Override
    public void close() {
        context.close();
    }
}
