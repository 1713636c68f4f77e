package touchline.market.feeds;

import java.time.Clock;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.crawling.Crawler;
import touchline.football.intake.Intake;
import touchline.jobs.Schedule;
import touchline.jobs.Work;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(FeedsSettings.class)
class FeedsConfiguration {

    private static final int MINUTE = 10;

    @Bean
    Feeds feeds(FeedsSettings settings, Store store) {
        return new Feeds(settings.feeds(), store);
    }

    @Bean
    Work readingOfFeeds(Feeds feeds, Crawler crawler, Intake intake, Clock clock) {
        return new FeedWork(feeds, crawler, intake, clock);
    }

    /** Where there is none, nothing is due. */
    @Bean
    @ConditionalOnExpression("!'${touchline.market.feeds.rumours}${touchline.market.feeds.confirmed}'.isEmpty()")
    Schedule feedsSchedule() {
        return Schedule.hourly(FeedWork.KIND, MINUTE);
    }
}
