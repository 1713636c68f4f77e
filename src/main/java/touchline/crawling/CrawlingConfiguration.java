package touchline.crawling;

import java.time.Clock;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.outgoing.Outgoing;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(CrawlingSettings.class)
class CrawlingConfiguration {

    @Bean
    Crawler crawler(Outgoing outgoing, Store store, Clock clock, CrawlingSettings settings) {
        var robots = new Robots(outgoing, settings, clock);
        var knocking = new Knocking(outgoing, robots, new Turns(store, clock), settings, clock, Thread::sleep);
        return new Crawler(knocking, new Browser(outgoing, settings), new Pages(store), settings, clock);
    }
}
