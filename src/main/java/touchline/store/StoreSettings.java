package touchline.store;

import java.nio.file.Path;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * @param folder the data folder, created when missing
 * @param url a PostgreSQL address such as {@code jdbc:postgresql://host/touchline}; absent = SQLite in the folder
 */
@ConfigurationProperties("touchline.store")
public record StoreSettings(Path folder, Optional<String> url) {

    public StoreSettings {
        url = url.filter(address -> !address.isBlank());
    }

    Path file() {
        return folder.resolve("touchline.db");
    }
}
