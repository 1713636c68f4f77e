package touchline.study;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Offer;
import touchline.study.tools.StudyOffer;

@Configuration(proxyBeanMethods = false)
class StudyConfiguration {

    @Bean
    Lessons lessons() {
        return Lessons.load();
    }

    @Bean
    @Order(2)
    Offer study(Lessons lessons, Instruments instruments, PublicAddress address, Clock clock) {
        return StudyOffer.over(lessons, instruments, address, clock);
    }
}
