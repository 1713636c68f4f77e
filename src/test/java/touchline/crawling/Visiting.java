package touchline.crawling;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import touchline.crawling.Visit.Miss;
import touchline.outgoing.Reach;

/** A site, and a crawler that visits it. */
abstract class Visiting {

    static final String AWARD = "<title>Award</title><p>The panel upholds the appeal of the player in part.</p>";

    @TempDir
    Path folder;

    Site site;
    Crawlers crawlers;
    Crawler crawler;

    @BeforeEach
    void open() {
        site = new Site();
        crawlers = new Crawlers(folder);
        crawler = crawlers.within(Reach.THIS_MACHINE);
    }

    @AfterEach
    void close() {
        crawlers.close();
        site.close();
    }

    Page got(String path) {
        assertThat(crawler.visit(site.at(path))).isInstanceOf(Visit.Got.class);
        return ((Visit.Got) crawler.visit(site.at(path))).page();
    }

    Miss missed(String path) {
        return missed(site.at(path));
    }

    Miss missed(URI address) {
        Visit visit = crawler.visit(address);
        assertThat(visit).isInstanceOf(Visit.Missed.class);
        return ((Visit.Missed) visit).why();
    }
}
