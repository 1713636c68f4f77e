package touchline.crawling;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.crawling.Visit.Miss;
import touchline.outgoing.Reach;

/** What hosts ask of programs is done. */
class PolitenessTest extends Visiting {

    /** BR-049. */
    @ParameterizedTest
    @CsvSource({
        "OurBot, /only-us, false",
        "OurBot, /x/draft, true",
        "OurBot, /hide?id=1, true",
        "OurBot, /a.json, true",
        "OurBot, /a.json?x, true",
        "OurBot, /pub/x/draft, true",
        "OtherBot, /only-us, true",
        "OtherBot, /x/draft, false",
        "OtherBot, /hide?id=1, false",
        "OtherBot, /a.json, false",
        "OtherBot, /a.json?x, true",
        "OtherBot, /pub/x/draft, true"
    })
    void readsRobotsTxtAsItsStandardDoes(String agent, String path, boolean allowed) {
        site.robots("\uFEFFUser-agent: *\r\nUser-agent: BadBot\r\nDisallow: /*/draft # no drafts\nDisallow: /hide?\n"
                + "Disallow: /*.json$\njunk\nAllow: /pub/*/draft$\n\nUser-agent: OurBot\nDisallow: /only-us");
        site.otherwise(exchange -> Site.send(exchange, 200, "application/pdf", "%PDF"));
        CrawlingSettings usual = Crawlers.settings(Reach.THIS_MACHINE);
        Crawler named = crawlers.with(new CrawlingSettings(
                agent,
                usual.reach(),
                usual.pause(),
                usual.longestPause(),
                usual.patience(),
                usual.mostBytes(),
                usual.browser()));

        assertThat(named.visit(site.at(path)) instanceof Visit.Got).isEqualTo(allowed);
        assertThat(site.asked()).hasSize(allowed ? 1 : 0);
    }

    @Test
    void keepsOutWhileRobotsTxtCannotBeReadAndGoesInWhereThereIsNone() {
        site.page("/award-1", AWARD).status("/robots.txt", 503);
        assertThat(missed("/award-1")).isEqualTo(Miss.ROBOTS);

        site.status("/robots.txt", 404);
        assertThat(got("/award-1").isHtml()).isTrue();
    }

    @Test
    void survivesARobotsTxtThatNeverEnds() {
        site.page("/award-1", AWARD).robots("Disallow: /" + "*a".repeat(300_000) + "\nUser-agent: *\nDisallow: /x");

        assertThat(got("/award-1").isHtml()).isTrue();
    }

    @Test
    void waitsItsTurnWithAHostAndAsLongAsTheHostAsks() {
        site.page("/award-1", AWARD).robots("User-agent: *\nCrawl-delay: 10");

        crawler.visit(site.at("/award-1"));
        crawler.visit(site.at("/award-1"));

        // The page, the address that cannot exist, and the page again.
        assertThat(crawlers.waits()).hasSize(2).allMatch(wait -> wait.compareTo(Duration.ofSeconds(10)) <= 0);
        assertThat(crawlers.waits().stream().reduce(Duration.ZERO, Duration::plus))
                .isEqualTo(Duration.ofSeconds(20));
    }

    @Test
    void leavesAHostAloneThatAsksForVeryLongPauses() {
        site.page("/award-1", AWARD).robots("User-agent: *\nCrawl-delay: 3600");

        assertThat(missed("/award-1")).isEqualTo(Miss.ROBOTS);
    }

    @Test
    void comesBackToABusyHostWhenItSaid() {
        AtomicInteger visits = new AtomicInteger();
        site.on("/award-1", exchange -> {
            if (visits.getAndIncrement() == 0) {
                exchange.getResponseHeaders().set("Retry-After", "120");
                Site.send(exchange, 429, "text/plain", "slow down");
            } else {
                Site.send(exchange, 200, "text/html", AWARD);
            }
        });

        assertThat(missed("/award-1")).isEqualTo(Miss.BUSY);
        assertThat(got("/award-1").isHtml()).isTrue();
        assertThat(crawlers.waits().getFirst()).isGreaterThanOrEqualTo(Duration.ofSeconds(2));
        assertThat(crawlers.waits().stream().reduce(Duration.ZERO, Duration::plus))
                .isGreaterThanOrEqualTo(Duration.ofMinutes(2));
    }
}
