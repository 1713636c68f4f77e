package touchline.research;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import touchline.jobs.JobRun;
import touchline.law.decisions.Decisions;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.research.pages.PageReading;
import touchline.research.pages.SourceSearch;
import touchline.research.sources.Catalogue;
import touchline.research.sources.Inquiry;

/** Asks sources and reads pages for a research within its limits, each in a step of its own. */
final class Crawl {

    private static final int ROUNDS = 2;
    private static final int FOLLOWED = 6;

    private final Catalogue catalogue;
    private final SourceSearch search;
    private final PageReading reading;
    private final Decisions decisions;
    private final ResearchSettings settings;
    private final Clock clock;

    Crawl(
            Catalogue catalogue,
            SourceSearch search,
            PageReading reading,
            Decisions decisions,
            ResearchSettings settings,
            Clock clock) {
        this.catalogue = catalogue;
        this.search = search;
        this.reading = reading;
        this.decisions = decisions;
        this.settings = settings;
        this.clock = clock;
    }

    Crawled read(JobRun run, Request request, Inquiry inquiry, Instant begun) throws Exception {
        if (request.depth() == Depth.QUICK) {
            return Crawled.NOTHING;
        }
        var trail = new Trail(
                run, request, reading, search, catalogue, new Budget(settings, request.pages(), begun, clock));
        trail.ask(inquiry, true);
        trail.readWaiting();
        for (int round = 0; round < ROUNDS && request.depth() == Depth.EXHAUSTIVE; round++) {
            List<Identifier> unknown = unknown(trail.cited());
            if (unknown.isEmpty()) {
                break;
            }
            trail.ask(new Inquiry(List.of(), unknown), false);
            trail.readWaiting();
        }
        return trail.crawled();
    }

    /** Decisions that pages cite and the library does not hold. */
    private List<Identifier> unknown(Set<String> cited) {
        return cited.stream()
                .filter(key -> decisions.find(key).isEmpty())
                .flatMap(key -> Identifiers.read(key).stream().limit(1))
                .limit(FOLLOWED)
                .toList();
    }
}
