package touchline.research.pages;

import java.net.URI;
import java.util.List;
import touchline.crawling.Crawler;
import touchline.crawling.Visit;
import touchline.research.sources.Catalogue;
import touchline.research.sources.Entry;
import touchline.research.sources.OddShape;
import touchline.research.sources.WebSource;

/** Asks a source for a list of results. */
public final class SourceSearch {

    private final Visits visits;
    private final Catalogue catalogue;

    public SourceSearch(Crawler crawler, Catalogue catalogue) {
        this.visits = new Visits(crawler);
        this.catalogue = catalogue;
    }

    /** @param browser whether a list that says nothing without its scripts may be shown in the browser */
    public Listed ask(WebSource source, URI address, boolean browser) {
        return switch (visits.visit(address, browser)) {
            case Visit.Missed missed -> new Listed(Visits.word(missed), missed.sentence(), 0, List.of());
            case Visit.Got got -> {
                long bytes = got.page().body().length;
                try {
                    List<Entry> entries = source.entries(got.page(), catalogue.home(source));
                    yield new Listed(Listed.ANSWERED, "%d entries".formatted(entries.size()), bytes, entries);
                } catch (OddShape odd) {
                    yield new Listed("odd_shape", odd.sentence(), bytes, List.of());
                }
            }
        };
    }
}
