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
        if (folder.toString().isBlank()) {
            throw new IllegalArgumentException("TOUCHLINE_DATA must name a folder");
        }
        if (url.isPresent() && !url.get().startsWith("jdbc:postgresql:")) {
            throw new IllegalArgumentException("TOUCHLINE_DATABASE_URL must start with jdbc:postgresql:");
        }
    }
}
