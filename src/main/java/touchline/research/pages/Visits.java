package touchline.research.pages;

import java.net.URI;
import java.util.Locale;
import touchline.crawling.Crawler;
import touchline.crawling.Visit;

/** Visits pages, in the browser where one says nothing without its scripts and that may be. */
final class Visits {

    private final Crawler crawler;

    Visits(Crawler crawler) {
        this.crawler = crawler;
    }

    Visit visit(URI address, boolean browser) {
        Visit visit = crawler.visit(address);
        return browser && visit instanceof Visit.Missed missed && missed.why() == Visit.Miss.CONTENT_SUSPECT
                ? crawler.show(address)
                : visit;
    }

    /** Such as {@code soft_404}. */
    static String word(Visit.Missed missed) {
        return missed.why().name().toLowerCase(Locale.ROOT);
    }
}
