package touchline.market.feeds;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.crawling.Crawler;
import touchline.crawling.Page;
import touchline.crawling.Visit;
import touchline.football.intake.Entry;
import touchline.football.intake.Intake;
import touchline.jobs.JobRun;
import touchline.jobs.Work;
import touchline.problem.Problem;
import touchline.time.Moments;

/** Reads all feeds in turn. One that fails is said, and is read again in an hour; the others are read all the same. */
final class FeedWork implements Work {

    static final String KIND = "market-feeds";

    private static final Logger LOG = LoggerFactory.getLogger(FeedWork.class);

    /** How it went with each. */
    record Result(List<FeedState> feeds) {}

    private final Feeds feeds;
    private final Crawler crawler;
    private final Intake intake;
    private final Clock clock;

    FeedWork(Feeds feeds, Crawler crawler, Intake intake, Clock clock) {
        this.feeds = feeds;
        this.crawler = crawler;
        this.intake = intake;
        this.clock = clock;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Result run(JobRun run) throws Exception {
        List<FeedState> states = new ArrayList<>();
        for (Feed feed : feeds.all()) {
            states.add(run.step(feed.address().toString(), FeedState.class, () -> read(feed)));
        }
        return new Result(states);
    }

    private FeedState read(Feed feed) {
        Optional<FeedState> before = feeds.state(feed);
        FeedState now = visited(feed, before);
        if (!now.problem().equals(before.flatMap(FeedState::problem))) {
            now.problem()
                    .ifPresentOrElse(
                            why -> LOG.warn("The feed {} could not be read. {}", feed.address(), why),
                            () -> LOG.info("The feed {} is read again", feed.address()));
        }
        feeds.keep(now);
        return now;
    }

    private FeedState visited(Feed feed, Optional<FeedState> before) {
        Instant now = Moments.now(clock);
        try {
            return switch (crawler.visit(feed.address())) {
                case Visit.Got got -> taken(feed, got.page(), now);
                case Visit.Missed missed -> failed(feed, before, now, missed.sentence());
            };
        } catch (Problem unreadable) {
            return failed(feed, before, now, unreadable.sentence());
        }
    }

    /** Whatever the feed answers with: what has not changed is told by the register, where somebody may be new. */
    private FeedState taken(Feed feed, Page page, Instant now) {
        LocalDate today = LocalDate.ofInstant(now, ZoneOffset.UTC);
        List<FeedItem> items = FeedDocument.items(page, feed);
        var dated = items.stream()
                .filter(it -> it.day().filter(day -> !day.isAfter(today)).isPresent())
                .toList();
        var entries = new FeedEntries(feed, intake.mentions(), today);
        List<List<Entry>> said = dated.stream()
                .map(item -> entries.of(item).toList())
                .filter(it -> !it.isEmpty())
                .toList();
        if (!said.isEmpty()) {
            intake.take(List.of(feed.source()), said.stream().flatMap(List::stream), _ -> {});
        }
        return new FeedState(
                feed.address().toString(),
                now,
                Optional.of(now),
                items.size(),
                items.size() - dated.size(),
                said.size(),
                Optional.empty());
    }

    private static FeedState failed(Feed feed, Optional<FeedState> before, Instant now, String sentence) {
        return before.orElseGet(() ->
                        new FeedState(feed.address().toString(), now, Optional.empty(), 0, 0, 0, Optional.empty()))
                .failed(now, sentence);
    }
}
