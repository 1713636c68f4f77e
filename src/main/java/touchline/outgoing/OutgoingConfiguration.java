package touchline.outgoing;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class OutgoingConfiguration {

    @Bean
    Outgoing outgoing() {
        return new Outgoing();
    }
}
