package touchline.site;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Map;
import java.util.regex.Pattern;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.Entitlement;
import touchline.charts.Picture;
import touchline.market.pulse.Edition;
import touchline.market.pulse.Period;
import touchline.market.pulse.PulseChart;
import touchline.market.pulse.PulseReport;
import touchline.market.pulse.PulseReports;
import touchline.problem.Problem;

/** The market pulse reports as pages, for accounts of the market tier. */
final class PulsePages {

    private static final int LISTED = 14;
    private static final Pattern NAMED = Pattern.compile("<strong>([^<]+)</strong> \\(<code>([a-z0-9-]+)</code>\\)");
    private static final MediaType SVG = MediaType.parseMediaType("image/svg+xml");

    private final SignedIn person;
    private final PulseReports reports;

    PulsePages(SignedIn person, PulseReports reports) {
        this.person = person;
        this.reports = reports;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .route(Page.at("/market/pulse"), this::list)
                .route(Page.at("/market/pulse/{period}/{date}.svg"), this::chart)
                .route(Page.at("/market/pulse/{period}/{date}"), this::report)
                .build();
    }

    private ServerResponse list(ServerRequest request) {
        admit(request);
        return Page.forOne(
                "pulses",
                Map.of(
                        "daily", reports.list(Period.DAILY, LISTED),
                        "weekly", reports.list(Period.WEEKLY, LISTED)));
    }

    private ServerResponse report(ServerRequest request) {
        var report = find(request);
        String html = page(report);
        int parts = html.indexOf("<h2");
        int intro = parts < 0 ? html.length() : parts;
        return Page.forOne(
                "pulse",
                Map.of(
                        "report", report,
                        "chart", PulseChart.of(report).isPresent(),
                        "intro", html.substring(0, intro),
                        "parts", html.substring(intro)));
    }

    /** As agents read it, but people follow links instead of copying slugs. */
    private static String page(PulseReport report) {
        String html = Markdown.html(report.report().replace("As a page: " + report.url(), ""));
        return NAMED.matcher(html).replaceAll("<a href=\"/players/$2\">$1</a>");
    }

    private ServerResponse chart(ServerRequest request) {
        return PulseChart.of(find(request))
                .map(chart -> ServerResponse.ok()
                        .contentType(SVG)
                        .cacheControl(CacheControl.noStore())
                        .body(Picture.of(chart).svg().getBytes(StandardCharsets.UTF_8)))
                .orElseThrow(() -> Problem.notFound("Nobody moved in the days of this report, so it has no chart."));
    }

    private PulseReport find(ServerRequest request) {
        admit(request);
        return Period.of(request.pathVariable("period"))
                .flatMap(period -> reports.find(new Edition(period, day(request.pathVariable("date")))))
                .orElseThrow(PulsePages::missing);
    }

    private void admit(ServerRequest request) {
        if (!person.in(request).entitlements().contains(Entitlement.MARKET)) {
            throw new Problem(
                    Problem.Code.PREMIUM_REQUIRED,
                    "Market pulse reports come with the market tier: /pricing says how to get it.",
                    Map.of("pricing_url", "/pricing"));
        }
    }

    private static LocalDate day(String written) {
        try {
            return LocalDate.parse(written);
        } catch (DateTimeException notADay) {
            throw missing();
        }
    }

    private static Problem missing() {
        return Problem.notFound("There is no such report: /market/pulse lists the latest.");
    }
}
