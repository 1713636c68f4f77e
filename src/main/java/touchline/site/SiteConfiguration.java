package touchline.site;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.ConsentQuestions;

@Configuration(proxyBeanMethods = false)
class SiteConfiguration {

    @Bean
    RouterFunction<ServerResponse> signInPages(ConsentQuestions questions) {
        return new SignInPages(questions).routes();
    }
}
