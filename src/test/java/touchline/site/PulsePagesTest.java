package touchline.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.market.pulse.Edition;
import touchline.market.pulse.Period;
import touchline.market.pulse.PulseReports;

/** The market pulse reports as pages. */
@ExtendWith(RunningServer.Shared.class)
class PulsePagesTest {

    private static final String REPORT = "/market/pulse/weekly/2026-07-13";

    private final RunningServer server;

    PulsePagesTest(RunningServer server) {
        this.server = server;
    }

    @BeforeEach
    void write() {
        server.bean(PulseReports.class).write(new Edition(Period.WEEKLY, LocalDate.of(2026, 7, 13)));
    }

    @Test
    void belongToTheMarketTier() {
        assertThat(browser().page(REPORT).title()).isEqualTo("Sign in – Touchline");
        var member = browser().signUp("curious@example.org");
        assertThat(member.send(member.request(REPORT)).statusCode()).isEqualTo(402);
    }

    @Test
    void showAReportWithItsChart() {
        var browser = browser().signIn(server.demo().signIn());

        assertThat(browser.page("/market/pulse")
                        .select("a[href=%s]".formatted(REPORT))
                        .text())
                .isEqualTo("weekly-2026-W29");
        var page = browser.page(REPORT);
        assertThat(page.select("h1").text()).isEqualTo("Market pulse, weekly 2026-W29");
        assertThat(page.select("a[href=/players/sandro-tonali-2000]").text()).isEqualTo("Sandro Tonali");
        assertThat(page.text()).doesNotContain("As a page");
        var chart = browser.send(browser.request(page.expectFirst("img.chart").attr("src")));
        assertThat(chart.statusCode()).isEqualTo(200);
        assertThat(chart.body()).contains("<svg", "Moves by league");
        assertThat(browser.send(browser.request("/market/pulse/weekly/2019-07-13"))
                        .statusCode())
                .isEqualTo(404);
        assertThat(browser.send(browser.request("/market/pulse/hourly/today")).statusCode())
                .isEqualTo(404);
    }

    private Browser browser() {
        return new Browser(server.base());
    }
}
