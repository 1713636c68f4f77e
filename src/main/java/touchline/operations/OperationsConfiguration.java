package touchline.operations;

import java.time.Clock;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import touchline.accounts.Accounts;
import touchline.accounts.ApiKeys;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.accounts.WorkerSecret;
import touchline.store.Store;
import touchline.store.StoreSettings;

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

    /** On standard output, for a person at a terminal; the log never sees a key. */
    @Bean
    ApplicationListener<ApplicationReadyEvent> welcome(PublicAddress address, Demo demo, StoreSettings store) {
        return ready -> System.out.println(new Welcome(address, demo, store.folder()).text());
    }

    @Bean
    WebMvcConfigurer operatorsOnly(WorkerSecret secret) {
        return new WebMvcConfigurer() {
            @Override
            public void addInterceptors(InterceptorRegistry registry) {
                registry.addInterceptor(new OperatorsOnly(secret)).addPathPatterns("/api/internal/**");
            }
        };
    }
}
