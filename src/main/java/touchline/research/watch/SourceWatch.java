package touchline.research.watch;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.research.pages.Listed;
import touchline.research.pages.SourceSearch;
import touchline.research.sources.Catalogue;
import touchline.research.sources.Entry;
import touchline.research.sources.WebSource;
import touchline.store.Store;
import touchline.time.Moments;

/** Looks at the newest entries of sources, and knows for how long there have been none. */
public final class SourceWatch {

    /** A place may be down for a weekend. */
    private static final Duration UNANSWERED = Duration.ofDays(3);

    private final Store store;
    private final Catalogue catalogue;
    private final SourceSearch search;
    private final Clock clock;

    public SourceWatch(Store store, Catalogue catalogue, SourceSearch search, Clock clock) {
        this.store = store;
        this.catalogue = catalogue;
        this.search = search;
        this.clock = clock;
    }

    /** All sources, those that are off as well. */
    public List<Watched> all() {
        return Catalogue.ALL.stream().map(this::of).toList();
    }

    /** Asks one that is on for its newest entries. */
    Watched look(WebSource source) {
        Listed listed = search.ask(source, source.newest(catalogue.home(source)), true);
        Instant now = Moments.now(clock);
        store.write(database -> {
            var rows = new WatchRows(database);
            int fresh = rows.see(
                    source.key(),
                    listed.entries().stream()
                            .map(Entry::address)
                            .map(Object::toString)
                            .toList(),
                    now);
            rows.put(source.key(), listed, fresh > 0, now);
            return fresh;
        });
        return of(source);
    }

    private Watched of(WebSource source) {
        var row = new WatchRows(store.read()).find(source.key());
        return new Watched(
                source.key(),
                source.name(),
                catalogue.isLive(source),
                source.terms().aiUse(),
                row.map(WatchRows.Row::askedAt),
                row.map(WatchRows.Row::outcome),
                row.flatMap(WatchRows.Row::answeredAt),
                row.flatMap(WatchRows.Row::newAt),
                catalogue.isLive(source) ? row.flatMap(it -> alarm(source, it)) : Optional.empty());
    }

    private Optional<String> alarm(WebSource source, WatchRows.Row row) {
        Instant now = clock.instant();
        Instant answered = row.answeredAt().orElse(row.firstAt());
        if (now.isAfter(answered.plus(UNANSWERED))) {
            return Optional.of("No list from %s since %s: %s".formatted(source.name(), day(answered), row.sentence()));
        }
        Instant fresh = row.newAt().orElse(row.firstAt());
        return now.isAfter(fresh.plus(source.usualGap()))
                ? Optional.of(
                        "Nothing new from %s since %s, where something comes every %d days: see whether it was moved or rebuilt."
                                .formatted(
                                        source.name(),
                                        day(fresh),
                                        source.usualGap().toDays()))
                : Optional.empty();
    }

    private static String day(Instant moment) {
        return moment.toString().substring(0, 10);
    }
}
