package touchline.law.citations;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;

@Configuration(proxyBeanMethods = false)
class CitationsConfiguration {

    @Bean
    CitationCheck citationCheck(Instruments instruments, Decisions decisions) {
        return new CitationCheck(instruments, decisions);
    }
}
