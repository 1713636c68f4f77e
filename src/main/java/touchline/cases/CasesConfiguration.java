package touchline.cases;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.cases.tools.CasesOffer;
import touchline.law.citations.CitationCheck;
import touchline.law.decisions.CitedInstruments;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.mcp.Offer;

@Configuration(proxyBeanMethods = false)
class CasesConfiguration {

    @Bean
    @Order(5)
    Offer cases(
            Library library, Decisions decisions, CitedInstruments instruments, CitationCheck citations, Clock clock) {
        return CasesOffer.over(library, decisions, instruments, citations, clock);
    }
}
