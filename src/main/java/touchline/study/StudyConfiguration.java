package touchline.study;

import java.time.Clock;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Offer;
import touchline.retrieval.Passages;
import touchline.study.tools.StudyOffer;

@Configuration(proxyBeanMethods = false)
class StudyConfiguration {

    @Bean
    Lessons lessons() {
        return Lessons.load();
    }

    @Bean
    SmartInitializingSingleton lessonsAreFound(Lessons lessons, Instruments instruments, Passages passages) {
        return () -> passages.replace(LessonPassages.SOURCE, LessonPassages.of(lessons, instruments));
    }

    @Bean
    @Order(2)
    Offer study(Lessons lessons, Instruments instruments, PublicAddress address, Clock clock) {
        return StudyOffer.over(lessons, instruments, address, clock);
    }
}
