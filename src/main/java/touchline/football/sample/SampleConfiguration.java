package touchline.football.sample;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.football.intake.Intake;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class SampleConfiguration {

    /** Whatever is made of the register at the start asks for it, so as to come after it. */
    @Bean
    Sample sample(Store store, Intake intake) {
        return Sample.taken(store, intake);
    }
}
