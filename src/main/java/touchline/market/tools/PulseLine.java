package touchline.market.tools;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.market.pulse.Period;
import touchline.market.pulse.PulseReport;
import touchline.market.pulse.PulseReports;
import touchline.mcp.Doc;

/** The newest market pulse report in a sentence, or that there is none. */
record PulseLine(
        String sentence,

        @Doc("Of the report, for get_market_pulse_report") Optional<Period> period,

        Optional<LocalDate> date,
        Optional<String> url) {

    static PulseLine of(PulseReports reports) {
        return Stream.of(Period.values())
                .flatMap(period -> reports.latest(period).stream())
                .max(Comparator.comparing(PulseReport::date))
                .map(PulseLine::of)
                .orElseGet(() -> new PulseLine(
                        "No market pulse report is kept yet: generate_market_pulse_report writes one.",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static PulseLine of(PulseReport report) {
        var totals = report.totals();
        return new PulseLine(
                "From %s to %s the register has %d moves, %d of them with a known sum, %d free and %d loans, and %d rumours."
                        .formatted(
                                report.from(),
                                report.to(),
                                totals.moves(),
                                totals.withSum(),
                                totals.free(),
                                totals.loans(),
                                totals.rumours()),
                Optional.of(report.period()),
                Optional.of(report.date()),
                Optional.of(report.url()));
    }
}
