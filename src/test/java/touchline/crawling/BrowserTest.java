package touchline.crawling;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.crawling.Visit.Miss;
import touchline.outgoing.Reach;

class BrowserTest {

    @TempDir
    Path folder;

    private Site site;
    private Crawlers crawlers;

    @BeforeEach
    void open() {
        site = new Site();
        crawlers = new Crawlers(folder);
    }

    @AfterEach
    void close() {
        crawlers.close();
        site.close();
    }

    @Test
    void showsWhatAPageIsOnlyWithItsScripts() {
        site.page("/app", "<div id=app></div><script src=/app.js></script>");
        site.on("/app.js", exchange -> Site.send(exchange, 200, "text/javascript", """
                fetch('/data').then(answer => answer.text())
                    .then(text => document.getElementById('app').textContent = text)
                """));
        site.on("/data", exchange -> Site.send(exchange, 200, "text/plain", "CAS 2016/A/4490 RFC Seraing v. FIFA"));
        Crawler crawler = crawlers.within(Reach.THIS_MACHINE);

        assertThat(((Visit.Missed) crawler.visit(site.at("/app"))).why()).isEqualTo(Miss.CONTENT_SUSPECT);
        Visit.Got shown = (Visit.Got) crawler.show(site.at("/app"));
        assertThat(new String(shown.page().body(), UTF_8)).contains("RFC Seraing");
    }

    /** Many sites send the same shell for every address and leave the rest to its script. */
    @Test
    void tellsAPageOfAShellFromTheOneItShowsForWhatIsNotThere() {
        site.otherwise(exchange -> Site.send(exchange, 200, "text/html", """
                <title>Library</title><div id=app>Loading the library</div><script>
                app.textContent = location.pathname == '/award' ? 'The club owes the player two months of wages.'
                    : 'There is nothing here.'
                </script>"""));
        Crawler crawler = crawlers.within(Reach.THIS_MACHINE);

        assertThat(((Visit.Missed) crawler.visit(site.at("/award"))).why()).isEqualTo(Miss.SOFT_404);
        assertThat(new String(
                        ((Visit.Got) crawler.show(site.at("/award"))).page().body(), UTF_8))
                .contains("owes the player");
        assertThat(((Visit.Missed) crawler.show(site.at("/gone"))).why()).isEqualTo(Miss.SOFT_404);
    }

    /** Everything that a page can do to reach a private network goes through the same door and is turned away. */
    @Test
    void reachesNothingBehindTheDoorWhateverAPageTries() {
        try (var secret = new Site().otherwise(exchange -> Site.send(exchange, 200, "text/html", "secret"))) {
            site.page("/trap", """
                    <link rel=prefetch href="http://169.254.169.254/latest/meta-data/">
                    <link rel=preconnect href="http://10.0.0.5/"><link rel=dns-prefetch href="//internal.example">
                    <iframe src="http://192.168.0.1/"></iframe><img src="http://[fd00::1]/x.png">
                    <iframe src="file:///etc/hostname"></iframe>
                    <p id=out>award text that is really here</p>
                    <script>
                    new WebSocket('ws://10.0.0.5/'); navigator.sendBeacon('http://100.64.0.1/');
                    fetch('http://169.254.169.254/', {mode: 'no-cors'}).then(() => out.textContent = 'reached', () => {});
                    if (navigator.serviceWorker) navigator.serviceWorker.register('/worker.js').catch(() => {});
                    new RTCPeerConnection({iceServers: [{urls: 'stun:10.0.0.5'}]});
                    window.open('http://10.0.0.5/');
                    </script>
                    """);
            site.on("/worker.js", exchange -> Site.send(exchange, 200, "text/javascript", "fetch('http://10.0.0.5/')"));

            Visit shown = crawlers.within(Reach.THIS_MACHINE).show(site.at("/trap"));

            assertThat(shown).isInstanceOf(Visit.Got.class);
            String text = new String(((Visit.Got) shown).page().body(), UTF_8);
            assertThat(text).contains("award text that is really here").doesNotContain("reached</p>", "secret");
            assertThat(secret.asked()).isEmpty();
        }
    }

    @Test
    void endsAPageThatDownloadsInsteadOfShowingItself() {
        site.page("/trap", "<a id=a href=/file.zip download=x.zip>award</a><script>a.click()</script>");
        site.on("/file.zip", exchange -> Site.send(exchange, 200, "application/zip", "PK"));

        Visit visit =
                crawlers.with(with(Duration.ofSeconds(2), "/usr/bin/chromium")).show(site.at("/trap"));

        assertThat(((Visit.Missed) visit).why()).isEqualTo(Miss.TIMEOUT);
    }

    private static CrawlingSettings with(Duration patience, String browser) {
        CrawlingSettings usual = Crawlers.settings(Reach.THIS_MACHINE);
        return new CrawlingSettings(
                usual.agent(),
                usual.reach(),
                usual.pause(),
                usual.longestPause(),
                patience,
                usual.mostBytes(),
                browser);
    }

    @Test
    void opensNoPrivatePageItself() {
        site.page("/app", "<p>private</p>");

        Visit visit = crawlers.within(Reach.PUBLIC).show(site.at("/app"));

        assertThat(((Visit.Missed) visit).why()).isEqualTo(Miss.URL_NOT_ALLOWED);
        assertThat(site.asked()).isEmpty();
    }

    @Test
    void saysThatThereIsNoBrowser() {
        site.page("/app", "<p>text</p>");
        Crawler without = crawlers.with(with(Duration.ofSeconds(20), "no-such-browser"));

        Visit.Missed visit = (Visit.Missed) without.show(site.at("/app"));

        assertThat(visit.sentence()).contains("touchline.crawling.browser");
    }
}
