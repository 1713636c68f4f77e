package touchline.law.decisions;

import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.law.Asked;
import touchline.law.Instruments;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Passages;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class DecisionsConfiguration {

    @Bean
    CitedInstruments citedInstruments(Instruments register) {
        return CitedInstruments.over(register);
    }

    @Bean
    DecisionImport decisionImport(Store store) {
        return new DecisionImport(store);
    }

    @Bean
    Decisions decisions(Store store, DecisionImport files) {
        new ReleaseFiles(store, files).take();
        return new Decisions(store);
    }

    @Bean
    Library library(Decisions decisions, PassageSearch search, Passages passages, Asked asked) {
        return new Library(decisions, search, passages, asked);
    }

    @Bean
    SmartInitializingSingleton decisionsAreFound(Library library) {
        return library::refresh;
    }
}
