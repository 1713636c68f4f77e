package touchline.market.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import java.time.LocalDate;
import java.util.Optional;
import touchline.market.pulse.Edition;
import touchline.market.pulse.Period;
import touchline.market.pulse.PulseReport;
import touchline.market.pulse.PulseReports;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

@ToolSpec(
        name = "get_market_pulse_report",
        title = "Read a market pulse report",
        effect = READS,
        access = MARKET,
        description = """
                Reads a stored market pulse report: the biggest moves, moves by league, values that rise and fall, contracts about to end, rumours apart from what is confirmed. For a person it adds news of the players on the own watch list.

                Daily reports are written at 07:25 UTC about the day before, weekly ones on Mondays at 07:40 UTC about the week before.
                Say with its figures which days it covers and how old the data are: its notes and data_dates tell.
                """)
final class GetMarketPulseReport implements Tool<GetMarketPulseReport.Query, PulseReport> {

    record Query(
            @Doc("daily or weekly") Period period,

            @Doc("The day of the report, of a week any of its days, as YYYY-MM-DD; the latest report when left out")
            Optional<LocalDate> date) {}

    private final PulseReports reports;
    private final Digest digest;

    GetMarketPulseReport(PulseReports reports, Digest digest) {
        this.reports = reports;
        this.digest = digest;
    }

    @Override
    public PulseReport call(Query query, Call call) {
        return query.date()
                .map(date -> reports.find(new Edition(query.period(), date)))
                .orElseGet(() -> reports.latest(query.period()))
                .map(report -> digest.in(report, call.caller()))
                .orElseThrow(() ->
                        Problem.notFound("No %s report%s is stored: write it with generate_market_pulse_report."
                                .formatted(
                                        query.period().word(),
                                        query.date().map(" of %s"::formatted).orElse(""))));
    }
}
