package touchline.football.intake;

import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class IntakeConfiguration {

    @Bean
    Intake intake(Store store, List<AfterIntake> after) {
        return new Intake(store, after);
    }
}
