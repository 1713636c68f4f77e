package touchline.models;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.problem.Problem;

/**
 * @param url where the model is asked; absent = no model
 * @param name of the model, as its server calls it
 * @param key absent = none is sent
 * @param patience how long an answer may take
 */
@ConfigurationProperties("touchline.models")
public record ModelsSettings(Optional<String> url, Optional<String> name, Optional<String> key, Duration patience) {

    public ModelsSettings {
        url = url.filter(text -> !text.isBlank());
        name = name.filter(text -> !text.isBlank());
        key = key.filter(text -> !text.isBlank());
        if (url.isPresent() && !isWebAddress(url.get())) {
            throw Problem.invalid(
                    "touchline.models.url",
                    "url",
                    "The model's address is none: set TOUCHLINE_MODEL_URL to one such as https://models.example/v1.");
        }
        if (url.isPresent() && name.isEmpty()) {
            throw Problem.invalid(
                    "touchline.models.name",
                    "present",
                    "A model's address is set but no model: set TOUCHLINE_MODEL_NAME.");
        }
    }

    private static boolean isWebAddress(String text) {
        try {
            var address = URI.create(text);
            return address.getHost() != null && Set.of("http", "https").contains(address.getScheme());
        } catch (IllegalArgumentException notAnAddress) {
            return false;
        }
    }

    @Override
    public String toString() {
        return "ModelsSettings[url=%s, name=%s]".formatted(url, name);
    }
}
