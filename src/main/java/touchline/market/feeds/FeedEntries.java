package touchline.market.feeds;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import touchline.football.PlainName;
import touchline.football.intake.Entry;
import touchline.football.intake.Mentions;
import touchline.football.intake.Who;

/** Items of a feed in the register's words: one event for each player whom a headline names. */
record FeedEntries(Feed feed, Mentions mentions, LocalDate today) {

    /** What it says of nobody in the register is left. */
    Stream<Entry> of(FeedItem item) {
        return item.day().filter(day -> !day.isAfter(today)).stream()
                .flatMap(day ->
                        mentions.in(item.headline(), item.text()).stream().map(mention -> entry(item, day, mention)));
    }

    private Entry entry(FeedItem item, LocalDate day, Mentions.Mention mention) {
        return new Entry.OnEvent(
                0,
                mention.player().map(slug -> Who.known(slug, "")),
                mention.name(),
                id(item, mention),
                day,
                kind(),
                feed.certainty(),
                item.headline(),
                Optional.empty(),
                Optional.of(item.publisher()),
                new Entry.From(feed.source().id(), item.link(), today));
    }

    private String kind() {
        return switch (feed.certainty()) {
            case RUMOUR -> "rumour";
            case CONFIRMED -> "announcement";
        };
    }

    /** The same item in two feeds of a host is one event, and so is an item whose headline was corrected. */
    private String id(FeedItem item, Mentions.Mention mention) {
        String same = String.join(
                "|",
                item.id(),
                mention.player().orElseGet(() -> PlainName.of(mention.name())),
                feed.certainty().name().toLowerCase(Locale.ROOT));
        return DigestUtils.sha256Hex(same).substring(0, 24);
    }
}
