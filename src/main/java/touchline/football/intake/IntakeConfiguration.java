package touchline.football.intake;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class IntakeConfiguration {

    @Bean
    Intake intake(Store store) {
        return new Intake(store);
    }
}
