package touchline.research;

import java.time.Clock;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.cases.Cases;
import touchline.cases.Findings;
import touchline.cases.Sources;
import touchline.cases.register.RegisterSources;
import touchline.cases.search.CaseSearch;
import touchline.crawling.Crawler;
import touchline.documents.Documents;
import touchline.jobs.Jobs;
import touchline.jobs.Schedule;
import touchline.law.Instruments;
import touchline.law.citations.CitationCheck;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.mcp.Offer;
import touchline.models.Models;
import touchline.research.asking.CaseMaterial;
import touchline.research.asking.Footing;
import touchline.research.asking.LibrarySearch;
import touchline.research.asking.RegisterSearch;
import touchline.research.asking.SecondOpinion;
import touchline.research.asking.Snowball;
import touchline.research.brief.CheckedSummary;
import touchline.research.brief.Summarist;
import touchline.research.brief.Writing;
import touchline.research.findings.ArticleDrafts;
import touchline.research.findings.DecisionDrafts;
import touchline.research.findings.Drafting;
import touchline.research.findings.Keeping;
import touchline.research.findings.OwnDrafts;
import touchline.research.pack.Matches;
import touchline.research.pack.SourcePacks;
import touchline.research.pages.PageReading;
import touchline.research.pages.SourceSearch;
import touchline.research.sources.Catalogue;
import touchline.research.tools.ResearchOffer;
import touchline.research.watch.SourceWatch;
import touchline.research.watch.WatchWork;
import touchline.retrieval.PassageSearch;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ResearchSettings.class)
class ResearchConfiguration {

    @Bean
    Research research(Store store, Cases cases, Jobs jobs, Catalogue catalogue, Clock clock) {
        return new Research(store, cases, jobs, catalogue, clock);
    }

    @Bean
    CaseMaterial caseMaterial(CaseSearch search, Sources sources) {
        return new CaseMaterial(search, sources);
    }

    @Bean
    RegisterSearch registerSearch(PassageSearch search, Instruments register) {
        return new RegisterSearch(search, register);
    }

    @Bean
    LibrarySearch librarySearch(Library library, Decisions decisions) {
        return new LibrarySearch(library, decisions);
    }

    @Bean
    Drafting researchDrafting(
            PassageSearch search, Instruments register, Decisions decisions, CitationCheck citations) {
        return new Drafting(
                new ArticleDrafts(search, register), new DecisionDrafts(decisions), new OwnDrafts(search, citations));
    }

    @Bean
    Keeping researchKeeping(
            Sources sources,
            Findings findings,
            Decisions decisions,
            Instruments register,
            CitationCheck citations,
            Clock clock) {
        return new Keeping(sources, new RegisterSources(decisions, register, clock), findings, citations, clock);
    }

    @Bean
    Writing researchWriting(
            Findings findings,
            CaseMaterial material,
            Models models,
            CitationCheck citations,
            ResearchSettings settings) {
        return new Writing(findings, material, new Summarist(models, new CheckedSummary(citations), settings.tokens()));
    }

    @Bean
    Catalogue researchSources(ResearchSettings settings) {
        return new Catalogue(settings.sources());
    }

    @Bean
    SourceSearch sourceSearch(Crawler crawler, Catalogue catalogue) {
        return new SourceSearch(crawler, catalogue);
    }

    @Bean
    SourceWatch sourceWatch(Store store, Catalogue catalogue, SourceSearch search, Clock clock) {
        return new SourceWatch(store, catalogue, search, clock);
    }

    @Bean
    WatchWork sourceWatchWork(Catalogue catalogue, SourceWatch watch) {
        return new WatchWork(catalogue, watch);
    }

    @Bean
    Schedule sourceWatchSchedule(ResearchSettings settings) {
        return Schedule.daily(WatchWork.KIND, settings.watch());
    }

    @Bean
    Crawl researchCrawl(
            SourceSearch search,
            Crawler crawler,
            Catalogue catalogue,
            Documents documents,
            Sources sources,
            Decisions decisions,
            ResearchSettings settings,
            Clock clock) {
        return new Crawl(
                catalogue, search, new PageReading(crawler, catalogue, documents, sources), decisions, settings, clock);
    }

    @Bean
    ResearchWork researchWork(
            Cases cases,
            Crawl crawl,
            Decisions decisions,
            Instruments instruments,
            CaseMaterial material,
            RegisterSearch register,
            LibrarySearch library,
            CitationCheck citations,
            Drafting drafting,
            Keeping keeping,
            Writing writing,
            Clock clock) {
        return new ResearchWork(
                cases,
                crawl,
                material,
                register,
                library,
                new Snowball(decisions),
                new SecondOpinion(register, library, instruments, decisions),
                new Footing(instruments, decisions),
                citations,
                drafting,
                keeping,
                writing,
                clock);
    }

    @Bean
    SourcePacks sourcePacks(
            Cases cases,
            CaseMaterial material,
            Findings findings,
            RegisterSearch search,
            LibrarySearch library,
            CitationCheck citations,
            Instruments register,
            Decisions decisions,
            Clock clock) {
        return new SourcePacks(
                cases, material, findings, search, library, citations, new Matches(register, decisions), clock);
    }

    /** Between the two halves of the cases' own offer, where the contract places it. */
    @Bean
    @Order(6)
    Offer packs(SourcePacks packs) {
        return ResearchOffer.ofPacks(packs);
    }

    @Bean
    @Order(8)
    Offer researches(Research research, Findings findings) {
        return ResearchOffer.ofResearch(research, findings);
    }
}
