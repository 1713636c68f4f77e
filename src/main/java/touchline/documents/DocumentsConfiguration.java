package touchline.documents;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.documents.workers.Workers;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(DocumentsSettings.class)
class DocumentsConfiguration {

    @Bean
    Workers readingWorkers(DocumentsSettings settings) {
        return new Workers(settings.parallel(), settings.memoryMb(), settings.idle());
    }

    @Bean
    Prints prints(DocumentsSettings settings, Workers workers) {
        return new Prints(settings, workers);
    }

    @Bean
    Documents documents(DocumentsSettings settings, Workers workers) {
        return new Documents(settings, workers);
    }
}
