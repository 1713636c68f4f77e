package touchline.football.outlook;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class OutlookConfiguration {

    @Bean
    ValueChanges valueChanges(Store store) {
        return new ValueChanges(store);
    }

    @Bean
    Contracts contracts(Store store) {
        return new Contracts(store);
    }

    @Bean
    Leagues leagues(Store store) {
        return new Leagues(store);
    }
}
