package touchline.operations;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import touchline.accounts.Accounts;
import touchline.accounts.ApiKeys;
import touchline.accounts.WorkerSecret;
import touchline.store.Store;

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
    WebMvcConfigurer operatorsOnly(WorkerSecret secret) {
        return new WebMvcConfigurer() {
            @Override
            public void addInterceptors(InterceptorRegistry registry) {
                registry.addInterceptor(new OperatorsOnly(secret)).addPathPatterns("/api/internal/**");
            }
        };
    }
}
