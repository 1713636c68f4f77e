package touchline.web;

import gg.jte.TemplateEngine;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import tools.jackson.databind.json.JsonMapper;
import touchline.accounts.Challenge;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(WebSettings.class)
class WebConfiguration {

    @Bean
    FilterRegistrationBean<ClientAddressFilter> clientAddress(WebSettings settings) {
        var filter = new FilterRegistrationBean<>(new ClientAddressFilter(settings.trustedProxies()));
        filter.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return filter;
    }

    @Bean
    FilterRegistrationBean<SafeAnswersFilter> safeAnswers() {
        var filter = new FilterRegistrationBean<>(new SafeAnswersFilter());
        filter.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        return filter;
    }

    @Bean
    ProblemAnswers problemAnswers(JsonMapper json, Challenge challenge, TemplateEngine templates) {
        return new ProblemAnswers(json, challenge, new ProblemPage(templates));
    }

    @Bean
    Incidents incidents() {
        return new Incidents();
    }

    @Bean
    ProblemAdvice problemAdvice(ProblemAnswers answers, Incidents incidents) {
        return new ProblemAdvice(answers, incidents);
    }

    @Bean
    UnhandledController unhandledController(ProblemAnswers answers, Incidents incidents) {
        return new UnhandledController(answers, incidents);
    }
}
