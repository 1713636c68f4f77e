package touchline.market.feeds;

import java.time.LocalDate;
import java.util.Optional;

/**
 * An item of a feed.
 *
 * @param id the same as long as it is the same item
 * @param publisher whose words they are, which need not be whose feed it is
 * @param day on which it was published, UTC; absent where the feed does not say
 */
record FeedItem(
        String id, String headline, String text, Optional<String> link, String publisher, Optional<LocalDate> day) {}
