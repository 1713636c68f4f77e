package touchline.crawling;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRules;
import crawlercommons.robots.SimpleRobotRules.RobotRulesMode;
import crawlercommons.robots.SimpleRobotRulesParser;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import touchline.outgoing.Ask;
import touchline.outgoing.Fetched;
import touchline.outgoing.NoAnswer;
import touchline.outgoing.Outgoing;

/** What the robots.txt of each host says of us, as RFC 9309 reads it; asked for once a day. */
final class Robots {

    private static final int MOST_BYTES = 512_000;
    private static final int MOST_REDIRECTS = 5;

    private final Outgoing outgoing;
    private final CrawlingSettings settings;
    private final SimpleRobotRulesParser parser = new SimpleRobotRulesParser();
    private final Cache<String, Rules> known;

    Robots(Outgoing outgoing, CrawlingSettings settings, Clock clock) {
        this.outgoing = outgoing;
        this.settings = settings;
        this.known = Caffeine.newBuilder()
                .maximumSize(1000)
                .expireAfterWrite(Duration.ofDays(1))
                .ticker(() -> Duration.between(java.time.Instant.EPOCH, clock.instant())
                        .toNanos())
                .build();
    }

    /** @param failed the host's robots.txt could not be read, so that everything is closed */
    record Rules(BaseRobotRules rules, boolean failed) {

        boolean allow(URI address) {
            return !failed && rules.isAllowed(address.toString());
        }

        Optional<Duration> pause() {
            // The library's word for "none" is a negative number.
            return rules.getCrawlDelay() > 0 ? Optional.of(Duration.ofMillis(rules.getCrawlDelay())) : Optional.empty();
        }
    }

    Rules of(URI address) throws NoAnswer {
        String host = address.getScheme() + "://" + address.getRawAuthority();
        Optional<Rules> remembered = Optional.ofNullable(known.getIfPresent(host));
        if (remembered.isPresent()) {
            return remembered.get();
        }
        Rules read = read(URI.create(host + "/robots.txt"));
        // A host that fails now may answer in a minute.
        if (!read.failed()) {
            known.put(host, read);
        }
        return read;
    }

    private Rules read(URI robots) throws NoAnswer {
        URI address = robots;
        for (int hops = 0; hops <= MOST_REDIRECTS; hops++) {
            Optional<Fetched> answer = fetch(address);
            if (answer.isEmpty()) {
                return closed();
            }
            Fetched fetched = answer.get();
            Optional<URI> next = Redirect.of(address, fetched);
            if (next.isEmpty()) {
                return rules(robots, fetched);
            }
            address = next.get();
        }
        return open();
    }

    private Optional<Fetched> fetch(URI address) throws NoAnswer {
        try {
            return Optional.of(outgoing.fetch(
                    new Ask(address, settings.reach(), "text/plain", MOST_BYTES * 4, settings.patience()),
                    java.util.Map.of("User-Agent", settings.agent())));
        } catch (NoAnswer none) {
            if (none.reason() == NoAnswer.Reason.NOT_ALLOWED) {
                throw none;
            }
            return Optional.empty();
        } catch (IOException broken) {
            return Optional.empty();
        }
    }

    private Rules rules(URI robots, Fetched fetched) {
        if (fetched.status() >= 500 || fetched.status() == 429) {
            return closed();
        }
        if (fetched.status() >= 300) {
            return open();
        }
        byte[] body = fetched.body().length > MOST_BYTES ? Arrays.copyOf(fetched.body(), MOST_BYTES) : fetched.body();
        // Some servers call it a page; the words decide.
        String text = new String(body, UTF_8);
        if (text.stripLeading().startsWith("<")) {
            return open();
        }
        return new Rules(parser.parseContent(robots.toString(), body, "text/plain", Set.of(settings.token())), false);
    }

    private static Rules open() {
        return new Rules(new SimpleRobotRules(RobotRulesMode.ALLOW_ALL), false);
    }

    private static Rules closed() {
        return new Rules(new SimpleRobotRules(RobotRulesMode.ALLOW_NONE), true);
    }
}
