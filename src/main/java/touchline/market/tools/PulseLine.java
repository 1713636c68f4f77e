package touchline.market.tools;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
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

    private static final int BIGGEST = 3;

    static PulseLine of(PulseReports reports) {
        return Stream.of(Period.values())
                .flatMap(period -> reports.latest(period).stream())
                // A week says more of a market than a day, as long as it is not of another time.
                .max(Comparator.comparing((PulseReport it) -> it.to().plusDays(it.period() == Period.WEEKLY ? 7 : 0)))
                .map(PulseLine::of)
                .orElseGet(() -> new PulseLine(
                        "No market pulse report is kept yet: generate_market_pulse_report writes one.",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static String biggest(PulseReport report) {
        return report.biggestMoves().isEmpty()
                ? ""
                : " Biggest sums: %s."
                        .formatted(report.biggestMoves().stream()
                                .limit(BIGGEST)
                                .map(it -> String.format(
                                        Locale.ENGLISH,
                                        "%s to %s (%s %,d)",
                                        it.name(),
                                        it.to().orElse("a club not known"),
                                        it.currency().orElse(""),
                                        it.sum().orElse(0L)))
                                .collect(Collectors.joining(", ")));
    }

    private static PulseLine of(PulseReport report) {
        var totals = report.totals();
        return new PulseLine(
                "From %s to %s the register has %d moves, %d of them with a known sum, %d free and %d loans, and %d rumours.%s"
                        .formatted(
                                report.from(),
                                report.to(),
                                totals.moves(),
                                totals.withSum(),
                                totals.free(),
                                totals.loans(),
                                totals.rumours(),
                                biggest(report)),
                Optional.of(report.period()),
                Optional.of(report.date()),
                Optional.of(report.url()));
    }
}
