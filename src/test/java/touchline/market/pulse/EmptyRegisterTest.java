package touchline.market.pulse;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.RunningServer;
import touchline.store.Store;
import touchline.time.SettableClock;

/** A report is due and there is nothing to report. */
class EmptyRegisterTest {

    private static final Edition DUE = new Edition(Period.DAILY, LocalDate.parse("2026-11-30"));

    private final SettableClock clock = new SettableClock("2026-11-30T07:24:59Z");

    @Tag("BR-068")
    @Test
    void givesAReportThatSaysSoAndWhatWouldFillIt() {
        try (var server = RunningServer.start(clock, List.of("--touchline.jobs.poll=20ms"))) {
            var reports = server.bean(PulseReports.class);
            server.bean(Store.class)
                    .write(database -> List.of(
                                    "event",
                                    "move",
                                    "value",
                                    "season",
                                    "stint",
                                    "sighting",
                                    "profile",
                                    "player",
                                    "club",
                                    "source")
                            .stream()
                            .mapToInt(table -> database.sql("DELETE FROM football_" + table)
                                    .update())
                            .sum());
            clock.set("2026-11-30T07:25:00Z");
            Awaitility.await()
                    .atMost(Duration.ofMinutes(2))
                    .until(() -> reports.find(DUE).isPresent());

            var report = reports.find(DUE).orElseThrow();
            assertThat(report.totals()).isEqualTo(new PulseReport.Totals(0, 0, 0, 0, 0, 0));
            assertThat(report.notes()).contains("The register holds no moves, values or reports.");
            assertThat(report.gaps())
                    .extracting(PulseReport.GapLine::section)
                    .containsExactly("moves", "values", "contracts", "reports");
            assertThat(report.sources()).isEmpty();
            assertThat(report.report()).contains("0 moves");
        }
    }
}
