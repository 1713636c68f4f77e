package touchline.delivery;

import java.time.Clock;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.outgoing.Outgoing;
import touchline.store.SharedTime;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(DeliverySettings.class)
class DeliveryConfiguration {

    @Bean(initMethod = "settle")
    Endpoints webhookEndpoints(Store store, Clock clock, DeliverySettings settings) {
        return new Endpoints(store, clock, settings);
    }

    @Bean
    Deliveries deliveries(Store store, Clock clock) {
        return new Deliveries(store, clock);
    }

    @Bean
    Delivering delivering(
            Store store,
            SharedTime time,
            Clock clock,
            Outgoing outgoing,
            Endpoints endpoints,
            DeliverySettings settings) {
        var sender = new Sender(outgoing, endpoints, new Addresses(settings.local()), settings.patience(), clock);
        return new Delivering(() -> new Courier(store, time, clock, sender), settings);
    }
}
