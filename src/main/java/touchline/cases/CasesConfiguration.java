package touchline.cases;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.cases.tools.CaseTools;
import touchline.cases.tools.CasesOffer;
import touchline.cases.tools.LibraryTools;
import touchline.law.Instruments;
import touchline.law.citations.CitationCheck;
import touchline.law.decisions.CitedInstruments;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.mcp.Offer;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Passages;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class CasesConfiguration {

    @Bean
    Cases caseFiles(Store store, Clock clock, Passages passages) {
        return new Cases(store, clock, passages);
    }

    @Bean
    Sources caseSources(Cases cases, Passages passages) {
        return new Sources(cases, passages);
    }

    @Bean
    Findings caseFindings(Cases cases, Passages passages) {
        return new Findings(cases, passages);
    }

    @Bean
    CaseSearch caseSearch(
            Cases cases,
            PassageSearch search,
            CitationCheck citations,
            Instruments register,
            Decisions decisions,
            Clock clock) {
        return new CaseSearch(cases, search, citations, new LibraryPassages(register, decisions, clock), clock);
    }

    @Bean
    CaseTools caseTools(
            Cases cases,
            Sources sources,
            Findings findings,
            CaseSearch search,
            Decisions decisions,
            Instruments register,
            Clock clock) {
        return new CaseTools(
                cases,
                sources,
                findings,
                new Links(cases, clock),
                new Notes(cases, clock),
                search,
                new RegisterSources(decisions, register, clock));
    }

    @Bean
    @Order(5)
    Offer cases(
            Library library,
            Decisions decisions,
            CitedInstruments instruments,
            CitationCheck citations,
            CaseTools tools,
            Clock clock) {
        return CasesOffer.over(new LibraryTools(library, decisions, instruments, citations, clock), tools);
    }
}
