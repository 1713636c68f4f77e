package touchline.market.feeds;

import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.XmlReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import touchline.crawling.Page;
import touchline.problem.Problem;

/** The items of a feed as it was fetched. Markup is left out, and no document type is read, so that no entity grows. */
final class FeedDocument {

    private static final int MOST_BYTES = 5_000_000;
    private static final int MOST_ITEMS = 500;
    private static final int LONGEST = 300;
    private static final int LONGEST_TEXT = 5_000;

    private FeedDocument() {}

    /** @throws Problem when it is no feed */
    static List<FeedItem> items(Page page, Feed feed) {
        if (page.body().length > MOST_BYTES) {
            throw unreadable("is longer than a feed is read");
        }
        SyndFeed read = read(page);
        return read.getEntries().stream()
                .limit(MOST_ITEMS)
                .flatMap(entry -> item(entry, read, feed).stream())
                .toList();
    }

    private static SyndFeed read(Page page) {
        // Its messages quote what was read, so nothing of them is passed on.
        try (var letters = new XmlReader(new ByteArrayInputStream(page.body()), page.type(), true)) {
            return new SyndFeedInput().build(letters);
        } catch (IOException | FeedException | IllegalArgumentException broken) {
            throw unreadable("is no RSS or Atom feed, or a broken one");
        }
    }

    private static Problem unreadable(String why) {
        return Problem.invalid(
                "feed",
                "feed",
                "Its answer %s: look at the address, and tell its owner if it is right.".formatted(why));
    }

    private static Optional<FeedItem> item(SyndEntry entry, SyndFeed feed, Feed ours) {
        String headline = cut(text(entry.getTitle()), LONGEST);
        if (headline.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> link =
                Optional.ofNullable(entry.getLink()).map(String::strip).filter(FeedDocument::isWeb);
        return Optional.of(new FeedItem(
                named(entry.getUri()).or(() -> link).orElse(headline),
                headline,
                body(entry),
                link,
                publisher(entry, feed).orElseGet(ours::host),
                day(entry)));
    }

    /** What an aggregator carries is said by whom it names, and by nobody else. */
    private static Optional<String> publisher(SyndEntry entry, SyndFeed feed) {
        return Optional.ofNullable(entry.getSource())
                .flatMap(source -> named(source.getTitle()))
                .or(() -> named(feed.getTitle()))
                .map(name -> cut(text(name), LONGEST));
    }

    private static String body(SyndEntry entry) {
        var description = Optional.ofNullable(entry.getDescription()).stream();
        return cut(
                Stream.concat(description, entry.getContents().stream())
                        .map(it -> text(it.getValue()))
                        .reduce("", (all, one) -> all + " " + one)
                        .strip(),
                LONGEST_TEXT);
    }

    private static Optional<LocalDate> day(SyndEntry entry) {
        return Stream.of(Optional.ofNullable(entry.getPublishedDate()), Optional.ofNullable(entry.getUpdatedDate()))
                .flatMap(Optional::stream)
                .map(Date::toInstant)
                .map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC))
                .findFirst();
    }

    private static Optional<String> named(@Nullable String text) {
        return Optional.ofNullable(text).map(String::strip).filter(it -> !it.isEmpty());
    }

    private static String text(@Nullable String markup) {
        return markup == null ? "" : Jsoup.parse(markup).text().strip();
    }

    private static String cut(String text, int most) {
        return text.length() > most
                ? text.substring(0, text.offsetByCodePoints(0, text.codePointCount(0, most) - 1)) + "…"
                : text;
    }

    private static boolean isWeb(String link) {
        try {
            var address = URI.create(link);
            return address.getHost() != null && Set.of("http", "https").contains(address.getScheme());
        } catch (IllegalArgumentException notAnAddress) {
            return false;
        }
    }
}
