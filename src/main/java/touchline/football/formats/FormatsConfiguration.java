package touchline.football.formats;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.football.intake.Intake;
import touchline.football.sample.Sample;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class FormatsConfiguration {

    /** After the sample, so that imported players meet those of the sample. */
    @Bean
    Imports footballImports(Intake intake, Store store, Clock clock, Sample sample) {
        return new Imports(intake, store, clock);
    }
}
