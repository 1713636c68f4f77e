package touchline.scout.tools;

import java.util.List;
import java.util.Locale;
import touchline.charts.Caption;
import touchline.charts.Chart;
import touchline.charts.PercentileBars;
import touchline.charts.PercentileBars.Bar;
import touchline.charts.PercentileRadar;
import touchline.charts.PercentileRadar.Shape;
import touchline.charts.Picture;
import touchline.mcp.Content;
import touchline.scout.tools.ComparePlayers.Compared;
import touchline.scout.tools.PlayerProfile.MarkLine;
import touchline.scout.tools.PlayerProfile.StandingLine;

/** The pictures that go with answers. */
final class Pictures {

    /** More axes than these cannot be read. */
    private static final int MOST_AXES = 12;

    private Pictures() {}

    static Content png(Chart chart) {
        return new Content.Image("image/png", Picture.of(chart).png());
    }

    /** Bars of the latest standing that has percentiles. */
    static PercentileBars profile(PlayerProfile profile) {
        StandingLine standing = profile.standings().stream()
                .filter(Pictures::canBeDrawn)
                .findFirst()
                .orElseThrow();
        return new PercentileBars(
                caption(
                        profile.player().name(),
                        standing.pool(),
                        standing.minutes() + " minutes",
                        standing.source() + ", as of " + standing.asOf()),
                standing.marks().stream()
                        .flatMap(mark -> mark.percentile().map(it -> bar(mark, it)).stream())
                        .toList());
    }

    static boolean canBeDrawn(StandingLine standing) {
        return standing.marks().stream().anyMatch(mark -> mark.percentile().isPresent());
    }

    private static Bar bar(MarkLine mark, double percentile) {
        return new Bar(
                mark.group().name().toLowerCase(Locale.ROOT),
                mark.metric(),
                percentile,
                "%.2f %s%s".formatted(mark.figure(), mark.unit(), mark.lowerIsBetter() ? ", fewer is better" : ""));
    }

    static PercentileRadar comparison(Compared compared) {
        List<ComparePlayers.MetricRow> rows = compared.metrics().stream()
                .filter(row ->
                        row.values().stream().allMatch(it -> it.percentile().isPresent()))
                .limit(MOST_AXES)
                .toList();
        List<Shape> shapes = compared.players().stream()
                .map(player -> new Shape(
                        player.name(),
                        rows.stream()
                                .flatMap(row -> row.values().stream())
                                .filter(it -> it.slug().equals(player.slug()))
                                .flatMap(it -> it.percentile().stream())
                                .toList()))
                .toList();
        return new PercentileRadar(
                caption(
                        String.join(
                                ", ",
                                compared.players().stream()
                                        .map(PlayerCard::name)
                                        .toList()),
                        compared.pool().orElse(""),
                        compared.minutes().orElse(""),
                        compared.source().orElse("")),
                rows.stream().map(ComparePlayers.MetricRow::metric).toList(),
                shapes);
    }

    private static Caption caption(String title, String pool, String minutes, String source) {
        return new Caption(title, pool + " · " + minutes, List.of("Source: " + source));
    }
}
