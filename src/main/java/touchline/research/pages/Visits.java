package touchline.research.pages;

import java.net.URI;
import java.util.Locale;
import java.util.Set;
import touchline.crawling.Crawler;
import touchline.crawling.Visit;

/** Visits pages, in the browser where one says nothing without its scripts and that may be. */
final class Visits {

    /** What a page looks like whose scripts have yet to fill it: empty, or as every other page of its host. */
    private static final Set<Visit.Miss> SCRIPTED = Set.of(Visit.Miss.CONTENT_SUSPECT, Visit.Miss.SOFT_404);

    private final Crawler crawler;

    Visits(Crawler crawler) {
        this.crawler = crawler;
    }

    Visit visit(URI address, boolean browser) {
        Visit visit = crawler.visit(address);
        return switch (visit) {
            case Visit.Missed missed when browser && SCRIPTED.contains(missed.why()) -> crawler.show(address);
            // Little is better than nothing when the browser cannot show it.
            case Visit.Got got
            when browser && got.page().mayGrow() -> crawler.show(address) instanceof Visit.Got shown ? shown : got;
            default -> visit;
        };
    }

    /** Such as {@code soft_404}. */
    static String word(Visit.Missed missed) {
        return missed.why().name().toLowerCase(Locale.ROOT);
    }
}
