package touchline.scout.tools;

import java.util.List;
import touchline.charts.Caption;
import touchline.charts.Chart;
import touchline.charts.PercentileRadar;
import touchline.charts.PercentileRadar.Shape;
import touchline.charts.Picture;
import touchline.mcp.Content;
import touchline.scout.tools.ComparePlayers.Compared;

/** The pictures that go with answers. */
final class Pictures {

    /** More axes than these cannot be read. */
    private static final int MOST_AXES = 12;

    private Pictures() {}

    static Content png(Chart chart) {
        return new Content.Image("image/png", Picture.of(chart).png());
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
