package touchline.caseapi;

import java.time.Clock;
import java.util.List;
import org.springdoc.core.models.GroupedOpenApi;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.format.FormatterRegistry;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import touchline.accounts.Callers;
import touchline.accounts.Gate;
import touchline.accounts.PublicAddress;
import touchline.accounts.WorkerSecret;
import touchline.cases.CaseDocuments;
import touchline.cases.CaseEmbeddings;
import touchline.cases.Cases;
import touchline.cases.search.WholeSearch;
import touchline.documents.Documents;
import touchline.documents.Prints;
import touchline.jobs.Jobs;
import touchline.law.decisions.DecisionImport;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.mcp.HttpApi;
import touchline.research.Research;
import touchline.retrieval.PassageSearch;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(CaseApiSettings.class)
class CaseApiConfiguration {

    @Bean
    WebMvcConfigurer caseApiDoor(
            Callers callers, Gate gate, PublicAddress address, CaseApiSettings settings, Clock clock) {
        var door = new Door(callers, gate, address, settings, clock);
        return new WebMvcConfigurer() {
            @Override
            public void addInterceptors(InterceptorRegistry registry) {
                registry.addInterceptor(door).addPathPatterns(settings.path(), settings.path() + "/**");
            }

            @Override
            public void addFormatters(FormatterRegistry registry) {
                registry.addConverterFactory(new WordToEnum());
            }

            @Override
            public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
                resolvers.add(door);
            }
        };
    }

    @Bean
    WholeBodies wholeBodies() {
        return new WholeBodies();
    }

    @Bean
    LimitedBodies limitedBodies(CaseApiSettings settings) {
        return new LimitedBodies(settings);
    }

    @Bean
    HttpApi caseApi(CaseApiSettings settings) {
        return new HttpApi("Case-research API", settings.path());
    }

    @Bean
    GroupedOpenApi caseApiDescription(CaseApiSettings settings, PublicAddress address) {
        return Description.of(settings, address);
    }

    @Bean
    RecordFields caseApiFields() {
        return new RecordFields();
    }

    @Bean
    DescriptionRoute descriptionRoute() {
        return new DescriptionRoute();
    }

    @Bean
    RootRoutes rootRoutes(PublicAddress address, CaseApiSettings settings) {
        return new RootRoutes(address, settings);
    }

    @Bean
    CaseRoutes caseRoutes(Cases cases, CaseApiSettings settings) {
        return new CaseRoutes(cases, settings);
    }

    @Bean
    DocumentRoutes documentRoutes(CaseDocuments documents, CaseApiSettings settings) {
        return new DocumentRoutes(documents, settings);
    }

    @Bean
    JobRoutes jobRoutes(Jobs jobs) {
        return new JobRoutes(jobs);
    }

    @Bean
    ResearchRoutes researchRoutes(Research research, CaseApiSettings settings) {
        return new ResearchRoutes(research, settings);
    }

    @Bean
    SearchRoutes searchRoutes(WholeSearch search, PassageSearch passages) {
        return new SearchRoutes(search, passages);
    }

    @Bean
    ConvertRoutes convertRoutes(Documents documents, CaseApiSettings settings) {
        return new ConvertRoutes(new Conversions(documents), settings);
    }

    @Bean
    PdfRoutes pdfRoutes(Prints prints, Documents documents, CaseApiSettings settings) {
        return new PdfRoutes(prints, new Conversions(documents), settings);
    }

    @Bean
    EmbeddingRoutes embeddingRoutes(CaseEmbeddings embeddings, PassageSearch search, CaseApiSettings settings) {
        return new EmbeddingRoutes(embeddings, search, settings);
    }

    @Bean
    LegacyRoutes legacyRoutes(
            Decisions decisions, Cases cases, CaseDocuments documents, PassageSearch search, CaseApiSettings settings) {
        return new LegacyRoutes(decisions, cases, documents, search, settings);
    }

    @Bean
    IngestRoute ingestRoute(WorkerSecret secret, DecisionImport decisions, Library library, CaseApiSettings settings) {
        return new IngestRoute(secret, decisions, library, settings);
    }
}
