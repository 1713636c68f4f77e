package touchline.crawling;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.crawling.Visit.Miss;
import touchline.outgoing.Reach;

class CrawlerTest extends Visiting {

    @Test
    void fetchesAPageWithItsTimeAndHash() {
        Page page = page(site.page("/award-1", AWARD));

        assertThat(new String(page.body(), UTF_8)).isEqualTo(AWARD);
        assertThat(page.sha256()).hasSize(64);
        assertThat(page.fetchedAt()).isBetween(Crawlers.START, Crawlers.START.plusSeconds(60));
    }

    private Page page(Site ready) {
        return ((Visit.Got) crawler.visit(ready.at("/award-1"))).page();
    }

    @Test
    void asksAgainOnlyForWhatHasChanged() {
        site.on("/award-1", exchange -> {
            String mark = exchange.getRequestHeaders().getFirst("If-None-Match");
            exchange.getResponseHeaders().set("ETag", "\"one\"");
            if ("\"one\"".equals(mark)) {
                exchange.sendResponseHeaders(304, -1);
                exchange.close();
            } else {
                Site.send(exchange, 200, "text/html", AWARD);
            }
        });
        Visit.Got first = (Visit.Got) crawler.visit(site.at("/award-1"));
        crawlers.pass(Duration.ofDays(3));
        Visit.Got second = (Visit.Got) crawler.visit(site.at("/award-1"));

        assertThat(first.unchanged()).isFalse();
        assertThat(second.unchanged()).isTrue();
        assertThat(second.page().body()).isEqualTo(AWARD.getBytes(UTF_8));
        assertThat(second.page().changedAt()).isEqualTo(first.page().changedAt());
        assertThat(second.page().fetchedAt()).isAfter(first.page().fetchedAt().plus(Duration.ofDays(3)));
    }

    /** BR-051. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:%d/",
                "http://127.0.0.1/",
                "http://[::ffff:7f00:1]/",
                "http://0.0.0.0/",
                "http://2130706433/",
                "http://127.1/",
                "http://[64:ff9b::7f00:1]/",
                "http://[2002:7f00:1::]/",
                "http://100.64.0.1/",
                "http://169.254.169.254/latest/meta-data/",
                "http://localhost./",
                "http://somebody@example.org/",
                "http://example.org:8080/",
                "file:///etc/hostname",
                "ftp://example.org/"
            })
    void refusesAddressesThatAreNotOfTheOpenWeb(String address) throws IOException {
        try (var listener = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            listener.setSoTimeout(1);
            crawler = crawlers.within(Reach.PUBLIC);

            assertThat(missed(URI.create(address.formatted(listener.getLocalPort()))))
                    .isEqualTo(Miss.URL_NOT_ALLOWED);
        }
        assertThat(site.asked()).isEmpty();
    }

    @Test
    void checksEveryHopOfARedirect() {
        site.redirect("/moved", "/award-1").page("/award-1", AWARD);
        assertThat(got("/moved").found()).isEqualTo(site.at("/award-1"));

        site.redirect("/metadata", "http://169.254.169.254/latest/");
        assertThat(missed("/metadata")).isEqualTo(Miss.URL_NOT_ALLOWED);

        site.redirect("/round", "/round");
        assertThat(missed("/round")).isEqualTo(Miss.FAILED);
    }

    /** BR-052. */
    @Test
    void stopsUnpackingWhereAPageIsTooLarge() {
        site.on("/bomb", exchange -> {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            Site.send(exchange, 200, "text/html", zipped(200 * 1024 * 1024));
        });

        assertThat(missed("/bomb")).isEqualTo(Miss.TOO_LARGE);
    }

    private static byte[] zipped(int spaces) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(bytes)) {
            byte[] some = new byte[1024 * 1024];
            for (int written = 0; written < spaces; written += some.length) {
                zip.write(some);
            }
        }
        return bytes.toByteArray();
    }

    /** BR-054. */
    @Test
    void tellsPagesFromWhatASiteShowsInTheirPlace() {
        site.page("/", "<p>Awards of the tribunal</p>").page("/award-1", AWARD);
        site.page("/members", "<form><input name=user><input type=password></form>");
        site.otherwise(exchange -> Site.send(
                exchange,
                200,
                "text/html",
                "<p>Sorry, we could not find this page</p><i>" + exchange.getRequestURI() + "</i>"
                        + "<p>Search our site for awards, rules and news, or go back to where you came from now.</p>"));

        assertThat(got("/award-1").isHtml()).isTrue();
        assertThat(missed("/award-999")).isEqualTo(Miss.SOFT_404);
        assertThat(missed("/members")).isEqualTo(Miss.CONTENT_SUSPECT);
    }

    @ParameterizedTest
    @CsvSource({
        "<p>Please enable JavaScript to run this app.</p>, CONTENT_SUSPECT",
        "<p>Bitte aktivieren Sie JavaScript: JavaScript aktivieren</p>, CONTENT_SUSPECT",
        "<div id=app></div>, CONTENT_SUSPECT",
        "<title>Just a moment...</title><p>Checking your browser before you go on</p>, BLOCKED",
        "<h1>Access Denied</h1>, BLOCKED"
    })
    void doubtsPagesThatSayNothing(String html, Miss why) {
        site.page("/award-1", html);

        assertThat(missed("/award-1")).isEqualTo(why);
    }

    @Test
    void reportsRefusalsAndNeverKeepsThem() {
        site.status("/gone", 410).status("/closed", 403).status("/broken", 500);
        site.on("/wall", exchange -> {
            exchange.getResponseHeaders().set("cf-mitigated", "challenge");
            Site.send(exchange, 500, "text/html", "Maintenance");
        });

        assertThat(missed("/gone")).isEqualTo(Miss.NOT_FOUND);
        assertThat(missed("/closed")).isEqualTo(Miss.BLOCKED);
        assertThat(missed("/wall")).isEqualTo(Miss.BLOCKED);
        assertThat(missed("/broken")).isEqualTo(Miss.FAILED);
        assertThat(missed("/missing")).isEqualTo(Miss.NOT_FOUND);
    }

    @Test
    void readsTheLettersOfOldPages() {
        site.on(
                "/award-1",
                exchange -> Site.send(
                        exchange,
                        200,
                        "text/html; charset=iso-8859-1",
                        "<p>Le joueur a été libéré par le club français</p>".getBytes(ISO_8859_1)));

        assertThat(PageText.of(got("/award-1")).text()).contains("été libéré", "français");
    }
}
