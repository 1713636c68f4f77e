package touchline.market.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import touchline.delivery.Delivery;
import touchline.market.pulse.Edition;
import touchline.market.pulse.Period;
import touchline.market.pulse.PulseReport;
import touchline.market.pulse.PulseReports;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "generate_market_pulse_report",
        title = "Write a market pulse report",
        effect = REPLACES,
        access = MARKET,
        description = """
                Writes the market pulse report of a period and keeps it, once: where it is there already, it is answered as it was written.

                Use it for a day or a week that no report was written for; get_market_pulse_report reads those that the schedule has written.
                A new report is also sent to the operator's webhook, if one is set up.
                """)
final class GenerateMarketPulseReport
        implements Tool<GenerateMarketPulseReport.Query, GenerateMarketPulseReport.Written> {

    record Query(
            @Doc("daily or weekly") Period period,

            @Doc(
                    "The day of the report, of a week any of its days, as YYYY-MM-DD; the period that was due last when left out")
            Optional<LocalDate> date) {}

    record Written(
            @Doc("False where the report had been written before")
            boolean created,

            @Doc("The delivery to the operator's webhook; absent where none is set up")
            Optional<String> deliveryId,

            PulseReport pulse)
            implements Report {

        @Override
        public String report() {
            return pulse.report()
                    + (created ? "\nWritten now." : "\nIt had been written before, and is as it was.")
                    + deliveryId
                            .map(" Delivery to the operator: %s."::formatted)
                            .orElse("")
                    + "\n";
        }
    }

    private final PulseReports reports;
    private final Digest digest;
    private final Clock clock;

    GenerateMarketPulseReport(PulseReports reports, Digest digest, Clock clock) {
        this.reports = reports;
        this.digest = digest;
        this.clock = clock;
    }

    /** @throws touchline.problem.Problem INVALID_ARGUMENT for a period that is not over */
    @Override
    public Written call(Query query, Call call) {
        var edition = query.date()
                .map(date -> Edition.notAfter(clock.instant(), query.period(), date))
                .orElseGet(() -> Edition.last(query.period(), clock.instant()));
        var written = reports.write(edition);
        return new Written(
                written.created(), written.delivery().map(Delivery::id), digest.in(written.report(), call.caller()));
    }
}
