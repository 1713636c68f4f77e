package touchline.market;

import java.util.Optional;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.delivery.Deliveries;
import touchline.delivery.Endpoints;
import touchline.football.Valuations;
import touchline.football.intake.AfterIntake;
import touchline.jobs.Jobs;
import touchline.jobs.Schedule;
import touchline.jobs.Work;
import touchline.store.Store;

/** Looks for news of watched players after every intake, and at a start for what came while the service was stopped. */
@Configuration(proxyBeanMethods = false)
class AlertsConfiguration {

    @Bean
    Work alerts(Store store, Endpoints endpoints, Deliveries deliveries, TransferIntel intel, Valuations valuations) {
        return new Alerts(store, endpoints, deliveries, new PlayerNews(intel, valuations));
    }

    @Bean
    AfterIntake newsIsTold(Jobs jobs) {
        return () -> submit(jobs);
    }

    @Bean
    ApplicationListener<ApplicationReadyEvent> newsOfTheMeantimeIsTold(Jobs jobs) {
        return _ -> submit(jobs);
    }

    private static void submit(Jobs jobs) {
        var _ = jobs.submit(Alerts.KIND, Schedule.OWNER, 0, Optional.empty());
    }
}
