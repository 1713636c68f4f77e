package touchline.operations;

import java.util.List;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;

/**
 * The data and what is known of it, without the doors of the service.
 *
 * @param settings as on a command line, over those of the environment
 */
record Workbench(List<String> settings) {

    /** Not a {@code @Configuration}, which the service would find and start as well. */
    @ComponentScan({"touchline.time", "touchline.store", "touchline.retrieval", "touchline.law", "touchline.football"})
    @ImportAutoConfiguration(FlywayAutoConfiguration.class)
    static class Parts {}

    /** Opens what the work asks for, when it asks for it; close it to let the data go. */
    ConfigurableApplicationContext open() {
        return new SpringApplicationBuilder(Parts.class)
                .web(WebApplicationType.NONE)
                .lazyInitialization(true)
                .properties("logging.level.root=error")
                .run(settings.toArray(String[]::new));
    }
}
