package touchline.time;

import java.time.Clock;
import java.time.Duration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TimeSettings.class)
class TimeConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Clock clock(TimeSettings settings) {
        Clock real = Clock.systemUTC();
        return settings.clock()
                .map(start -> Clock.offset(real, Duration.between(real.instant(), start)))
                .orElse(real);
    }
}
