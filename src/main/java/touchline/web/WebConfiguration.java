package touchline.web;

import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import gg.jte.TemplateEngine;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import org.springdoc.core.models.GroupedOpenApi;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.info.BuildProperties;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletContextInitializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.filter.RequestContextFilter;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;
import touchline.accounts.Challenge;
import touchline.accounts.PublicAddress;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(WebSettings.class)
class WebConfiguration {

    private static final String WORKER_SECRET = "x-worker-secret";
    private static final String BEARER = "bearer";

    @Bean
    FilterRegistrationBean<ClientAddressFilter> clientAddress(WebSettings settings) {
        var filter = new FilterRegistrationBean<>(new ClientAddressFilter(settings.trustedProxies()));
        filter.setEnabled(settings.trustedProxies() > 0);
        filter.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return filter;
    }

    @Bean
    FilterRegistrationBean<SafeAnswersFilter> safeAnswers() {
        var filter = new FilterRegistrationBean<>(new SafeAnswersFilter());
        filter.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        return filter;
    }

    /** For forms; as a property of the context it costs no filter before every request. */
    @Bean
    ServletContextInitializer formsInUtf8() {
        return context -> context.setRequestCharacterEncoding("UTF-8");
    }

    /** Takes the place of Spring Boot's own, which no page needs: Spring MVC does the same for its controllers. */
    @Bean
    FilterRegistrationBean<RequestContextFilter> noRequestContext() {
        var filter = new FilterRegistrationBean<>(new RequestContextFilter());
        filter.setEnabled(false);
        return filter;
    }

    /** Heads the description of the HTTP interface; the routes describe themselves. */
    @Bean
    OpenAPI httpInterface(BuildProperties build, PublicAddress address) {
        return new OpenAPI()
                .info(new Info()
                        .title("Touchline over HTTP")
                        .version(build.getVersion())
                        .description("What is not a tool: failures answer application/problem+json with a code."))
                .servers(List.of(new Server().url(address.base())))
                .components(new Components()
                        .addSecuritySchemes(
                                BEARER,
                                new SecurityScheme()
                                        .type(SecurityScheme.Type.HTTP)
                                        .scheme("bearer")
                                        .description("A token of a sign-in, or a key"))
                        .addSecuritySchemes(
                                WORKER_SECRET,
                                new SecurityScheme()
                                        .type(SecurityScheme.Type.APIKEY)
                                        .in(SecurityScheme.In.HEADER)
                                        .name(WORKER_SECRET)));
    }

    @Bean
    GroupedOpenApi serviceDescription() {
        return GroupedOpenApi.builder()
                .group(DescriptionController.GROUP)
                .pathsToMatch("/api/**")
                .build();
    }

    @Bean
    DescriptionController descriptionController() {
        return new DescriptionController();
    }

    /** Words of a fixed choice are written as tools write them. */
    @Bean
    JsonMapperBuilderCustomizer wordsAsToolsWriteThem() {
        return json -> json.enumNamingStrategy(EnumNamingStrategies.SNAKE_CASE);
    }

    /** A body that its description does not allow is refused; nothing in it is guessed, cut or dropped. */
    @Bean
    JsonMapperBuilderCustomizer bodiesAsDescribed() {
        return json -> json.enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                .withCoercionConfig(
                        LogicalType.Textual,
                        text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }

    /** The description names fields and words as the answers do. */
    @Bean
    @Order(Ordered.HIGHEST_PRECEDENCE) // It asks no other: what is registered later comes before it.
    ModelResolver namesAsAnswered() {
        var names = new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
        names.setAnnotationIntrospector(new WordsAsAnswered());
        return new ModelResolver(names);
    }

    @Bean
    ProblemAnswers problemAnswers(JsonMapper json, Challenge challenge, TemplateEngine templates) {
        return new ProblemAnswers(json, challenge, new ProblemPage(templates));
    }

    @Bean
    ProblemAdvice problemAdvice(ProblemAnswers answers) {
        return new ProblemAdvice(answers);
    }

    @Bean
    UnhandledController unhandledController(ProblemAnswers answers) {
        return new UnhandledController(answers);
    }
}
