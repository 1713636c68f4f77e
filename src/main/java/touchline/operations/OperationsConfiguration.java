package touchline.operations;

import java.nio.file.Path;
import java.time.Clock;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.accounts.Accounts;
import touchline.accounts.ApiKeys;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.accounts.WorkerSecret;
import touchline.delivery.Deliveries;
import touchline.delivery.Endpoints;
import touchline.football.formats.Imports;
import touchline.jobs.Jobs;
import touchline.jobs.Timetable;
import touchline.market.feeds.Feeds;
import touchline.research.watch.SourceWatch;
import touchline.store.Store;
import touchline.store.StoreSettings;
import touchline.web.ProblemAnswers;

@Configuration(proxyBeanMethods = false)
class OperationsConfiguration {

    @Bean
    Health health(Store store) {
        return new Health(store);
    }

    @Bean
    Mint mint(Accounts accounts, ApiKeys keys, Clock clock) {
        return new Mint(accounts, keys, clock);
    }

    @Bean
    ImportWork importWork(Imports imports, Jobs jobs, StoreSettings store) {
        return new ImportWork(imports, jobs, imports(store));
    }

    @Bean
    ImportRoutes importRoutes(Jobs jobs, StoreSettings store) {
        return new ImportRoutes(jobs, imports(store));
    }

    @Bean
    WebhookRoutes webhookRoutes(Endpoints endpoints, Deliveries deliveries) {
        return new WebhookRoutes(endpoints, deliveries);
    }

    @Bean
    ScheduleRoutes scheduleRoutes(Timetable timetable) {
        return new ScheduleRoutes(timetable);
    }

    @Bean
    FeedRoutes feedRoutes(Feeds feeds) {
        return new FeedRoutes(feeds);
    }

    @Bean
    SourceRoutes sourceRoutes(SourceWatch watch) {
        return new SourceRoutes(watch);
    }

    private static Path imports(StoreSettings store) {
        return store.folder().resolve("imports");
    }

    /** On standard output, for a person at a terminal; the log never sees a key. */
    @Bean
    ApplicationListener<ApplicationReadyEvent> welcome(
            PublicAddress address, Demo demo, WorkerSecret secret, StoreSettings store) {
        return ready -> System.out.println(new Welcome(address, demo, secret, store.folder()).text());
    }

    @Bean
    FilterRegistrationBean<OperatorsOnly> operatorsOnly(WorkerSecret secret, ProblemAnswers answers) {
        var filter = new FilterRegistrationBean<>(new OperatorsOnly(secret, answers));
        filter.addUrlPatterns("/api/internal/*");
        return filter;
    }
}
