package touchline.law.decisions;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class DecisionsConfiguration {

    @Bean
    DecisionImport decisionImport(Store store) {
        return new DecisionImport(store);
    }

    @Bean
    Decisions decisions(Store store, DecisionImport files) {
        new ReleaseFiles(store, files).take();
        return new Decisions(store);
    }
}
