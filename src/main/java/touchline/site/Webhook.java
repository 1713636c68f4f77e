package touchline.site;

import java.util.List;
import java.util.Optional;
import touchline.delivery.Delivery;
import touchline.delivery.Endpoint;

/**
 * What the account page shows of a person's webhook.
 *
 * @param deliveries the latest
 * @param secret a new one, this once; empty otherwise
 * @param failure why what was asked for was not done; empty otherwise
 */
public record Webhook(Optional<Endpoint> endpoint, List<Delivery> deliveries, String secret, String failure) {

    @Override
    public String toString() {
        return "Webhook[%s]".formatted(endpoint);
    }
}
