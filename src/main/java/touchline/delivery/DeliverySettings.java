package touchline.delivery;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.problem.Problem;

/**
 * @param url the operator's endpoint; absent = none
 * @param secret what signs its messages; of several each does
 * @param local whether endpoints may lie on this machine, without TLS; for trying things out only
 * @param poll how often this node looks for messages that are due
 * @param patience how long a receiver may take to answer
 */
@ConfigurationProperties("touchline.delivery")
record DeliverySettings(Optional<String> url, List<String> secret, boolean local, Duration poll, Duration patience) {

    DeliverySettings {
        url = url.map(String::strip).filter(text -> !text.isEmpty());
        secret = secret.stream()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
        url.ifPresent(new Addresses(local)::require);
        if (url.isPresent() && secret.isEmpty()) {
            throw Problem.invalid(
                    "touchline.delivery.secret",
                    "present",
                    "A webhook's address is set but nothing to sign with: set TOUCHLINE_WEBHOOK_SECRET.");
        }
        if (!poll.isPositive() || !patience.isPositive()) {
            throw new IllegalArgumentException("touchline.delivery.poll and patience must be longer than nothing");
        }
    }

    @Override
    public String toString() {
        return "DeliverySettings[url=%s, local=%s]".formatted(url, local);
    }
}
