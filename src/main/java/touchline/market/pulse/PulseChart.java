package touchline.market.pulse;

import java.util.List;
import java.util.Optional;
import touchline.charts.Caption;
import touchline.charts.Chart;
import touchline.charts.CountBars;

/** A report as a picture: moves into and out of the leagues. */
public final class PulseChart {

    private static final int ROWS = 10;

    private PulseChart() {}

    /** Absent where nobody moved. */
    public static Optional<Chart> of(PulseReport report) {
        if (report.byLeague().isEmpty()) {
            return Optional.empty();
        }
        List<String> sources = report.sources().stream()
                .map(it -> "%s, %s".formatted(it.attribution().replaceFirst("\\.$", ""), it.licence()))
                .toList();
        return Optional.of(new CountBars(
                new Caption(
                        "Moves by league or country, %s".formatted(report.id().replaceFirst("-", " ")),
                        "%s to %s · %d moves"
                                .formatted(
                                        report.from(),
                                        report.to(),
                                        report.totals().moves()),
                        sources),
                "arrivals",
                "departures",
                report.byLeague().stream()
                        .limit(ROWS)
                        .map(it -> new CountBars.Row(
                                it.league()
                                        + it.season().map(" (%s)"::formatted).orElse(""),
                                it.arrivals(),
                                it.departures()))
                        .toList()));
    }
}
