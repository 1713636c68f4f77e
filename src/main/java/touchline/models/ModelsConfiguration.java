package touchline.models;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.outgoing.Outgoing;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ModelsSettings.class)
class ModelsConfiguration {

    @Bean
    Models models(ModelsSettings settings, Outgoing outgoing) {
        return new Models(settings, outgoing);
    }
}
