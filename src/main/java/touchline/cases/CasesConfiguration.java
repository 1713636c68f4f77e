package touchline.cases;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.cases.register.RegisterSources;
import touchline.cases.search.CaseSearch;
import touchline.cases.search.LibraryPassages;
import touchline.cases.search.WholeSearch;
import touchline.cases.tools.CaseTools;
import touchline.cases.tools.CasesOffer;
import touchline.cases.tools.LibraryTools;
import touchline.documents.Documents;
import touchline.jobs.Jobs;
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
    Cases caseFiles(Store store, Clock clock, Passages passages, Jobs jobs) {
        return new Cases(store, clock, passages, jobs);
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
    CaseDocuments caseDocuments(Cases cases, Sources sources, Passages passages, Jobs jobs, Clock clock) {
        return new CaseDocuments(cases, sources, passages, jobs, clock);
    }

    @Bean
    ConversionWork conversionWork(CaseDocuments files, Documents documents) {
        return new ConversionWork(files, documents);
    }

    @Bean
    CaseEmbeddings caseEmbeddings(Cases cases, CaseDocuments documents, PassageSearch search, Jobs jobs) {
        return new CaseEmbeddings(cases, documents, search, jobs);
    }

    @Bean
    LibraryPassages libraryPassages(Instruments register, Decisions decisions, Clock clock) {
        return new LibraryPassages(register, decisions, clock);
    }

    @Bean
    WholeSearch wholeSearch(Cases cases, PassageSearch search, Library decisions, LibraryPassages library) {
        return new WholeSearch(cases, search, decisions, library);
    }

    @Bean
    CaseSearch caseSearch(
            CaseDocuments documents,
            PassageSearch search,
            CitationCheck citations,
            LibraryPassages library,
            Clock clock) {
        return new CaseSearch(documents, search, citations, library, clock);
    }

    @Bean
    CaseTools caseTools(
            Cases cases,
            CaseDocuments documents,
            Sources sources,
            Findings findings,
            CaseSearch search,
            Decisions decisions,
            Instruments register,
            Clock clock) {
        return new CaseTools(
                cases,
                new Overviews(cases, documents),
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

    /** Behind the one tool of research that the contract places between. */
    @Bean
    @Order(7)
    Offer withinCases(CaseTools tools) {
        return CasesOffer.within(tools);
    }
}
