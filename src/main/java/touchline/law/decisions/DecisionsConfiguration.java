package touchline.law.decisions;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class DecisionsConfiguration {

    @Bean
    Decisions decisions(Store store) {
        return new Decisions(store);
    }
}
