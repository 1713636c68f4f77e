package touchline.market;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.Valuation;
import touchline.football.Valuations;

/** What can be news about a player, and what of it somebody has not seen yet. */
public final class PlayerNews {

    private final TransferIntel intel;
    private final Valuations valuations;

    public PlayerNews(TransferIntel intel, Valuations valuations) {
        this.intel = intel;
        this.valuations = valuations;
    }

    /** The latest first. */
    public List<News> of(String player) {
        return Stream.concat(
                        intel.of(player).stream().map(PlayerNews::news),
                        valuations.of(player).stream().map(PlayerNews::news))
                .sorted(Comparator.comparing(News::day).reversed().thenComparing(News::key))
                .toList();
    }

    public static Set<String> keys(List<News> news) {
        return news.stream().map(News::key).collect(Collectors.toSet());
    }

    private static News news(Intel intel) {
        String sentence = "%s (%s, %s)."
                .formatted(
                        intel.summary(),
                        intel.certainty().name().toLowerCase(Locale.ROOT),
                        intel.when().words());
        return new News(intel.id(), intel.kind(), intel.when().latest(), sentence, intel.origin());
    }

    private static News news(Valuation value) {
        return new News(
                "value:%s:%s".formatted(value.day(), value.origin().source()),
                "value",
                value.day(),
                "Market value %s on %s.".formatted(value.value().words(), value.day()),
                value.origin());
    }
}
