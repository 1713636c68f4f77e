package touchline.market.feeds;

import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.football.Event.Certainty;
import touchline.problem.Problem;

/**
 * @param rumours addresses of feeds of which everything is only said
 * @param confirmed addresses of feeds whose owners speak for themselves, such as a club
 */
@ConfigurationProperties("touchline.market.feeds")
record FeedsSettings(List<String> rumours, List<String> confirmed) {

    FeedsSettings {
        rumours = List.copyOf(rumours);
        confirmed = List.copyOf(confirmed);
    }

    List<Feed> feeds() {
        return Stream.concat(
                        rumours.stream().map(it -> new Feed(address(it), Certainty.RUMOUR)),
                        confirmed.stream().map(it -> new Feed(address(it), Certainty.CONFIRMED)))
                .toList();
    }

    private static URI address(String text) {
        try {
            var address = URI.create(text.strip());
            if (address.getHost() != null && Set.of("http", "https").contains(address.getScheme())) {
                return address;
            }
        } catch (IllegalArgumentException notAnAddress) {
            // Said below, as of every other text that is none.
        }
        throw Problem.invalid(
                "touchline.market.feeds",
                "url",
                "'%s' is no address of a feed: set TOUCHLINE_FEEDS and TOUCHLINE_CONFIRMED_FEEDS to addresses such as https://paper.example/transfers.rss, with commas between them."
                        .formatted(text));
    }
}
