package touchline.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;
import touchline.crawling.Site;
import touchline.models.FakeModel;
import touchline.time.SettableClock;

/** A research ends where its limits are, and its caller is told which and what is left, by the tool and by the job. */
class LimitedResearchTest {

    private static final String QUESTION = "What does the player owe who left without just cause?";
    private static final String PAGE =
            "<html><title>Ruling</title><p>The club owes the player two months of unpaid wages.</p>%s</html>";
    private static final int BYTES = 20_000;

    private static final SettableClock CLOCK = new SettableClock("2026-11-28T12:00:00Z");
    private static final FakeModel MODEL = new FakeModel();
    private static final CountDownLatch HELD = new CountDownLatch(1);
    private static Site site;
    private static RunningServer server;

    @BeforeAll
    static void start() {
        site = new Site()
                .page("/short", PAGE.formatted(""))
                .page("/next", PAGE.formatted("Next"))
                .page("/never", PAGE.formatted("Never"))
                .page("/long", PAGE.formatted("<!--" + "x".repeat(BYTES) + "-->"));
        site.on("/slow", exchange -> {
            CLOCK.pass(Duration.ofMinutes(6));
            Site.send(exchange, 200, "text/html", PAGE.formatted("Slow"));
        });
        site.on("/held", exchange -> {
            await(HELD);
            Site.send(exchange, 200, "text/html", PAGE.formatted("Held"));
        });
        MODEL.writes(_ -> "The claim turns on compensation [1].");
        server = RunningServer.start(
                CLOCK,
                List.of(
                        "--touchline.crawling.reach=this-machine",
                        "--touchline.crawling.pause=1ms",
                        "--touchline.research.pages=2",
                        "--touchline.research.bytes=" + BYTES,
                        "--touchline.research.time=5m",
                        "--touchline.research.tokens=400",
                        "--touchline.models.url=" + MODEL.url() + "/v1",
                        "--touchline.models.name=tiny"));
    }

    @AfterAll
    static void stop() {
        HELD.countDown();
        server.close();
        site.close();
        MODEL.close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static ResearchDesk begin() {
        return ResearchDesk.on(CaseDesk.at(server), "Limits", "The player left his club in the second year.");
    }

    private static String begun(ResearchDesk research, String... pages) {
        var seeds =
                List.of(pages).stream().map(page -> site.at(page).toString()).toList();
        return research.request(QUESTION, "deep", Map.of("seed_urls", seeds))
                .path("job_id")
                .asString();
    }

    private static JsonNode job(ResearchDesk research, String method, String jobId) {
        var answer = research.desk()
                .wire()
                .send(
                        method,
                        "/research/jobs/" + jobId,
                        "",
                        "Authorization",
                        "Bearer " + research.desk().key());
        assertThat(answer.statusCode()).isEqualTo(200);
        return Wire.json(answer);
    }

    /** The tool's answer, its brief, and the job's log alike. */
    private static void saysWhatItLeft(ResearchDesk research, String jobId, String sentence) {
        var answer = research.ended(jobId);
        assertThat(answer.path("status").asString()).as(answer.toString()).isEqualTo("completed");
        assertThat(answer.path("failures").toString()).contains(sentence);
        assertThat(answer.path("brief").asString()).contains(sentence);
        assertThat(job(research, "GET", jobId).path("steps").toString()).contains(sentence);
    }

    @Test
    void pages() {
        var research = begin();
        saysWhatItLeft(
                research,
                begun(research, "/short", "/next", "/never"),
                "Pages left unread: 1, for a research fetches at most 2 pages.");
        assertThat(site.asked()).doesNotContain("/never");
    }

    @Test
    void bytes() {
        var research = begin();
        saysWhatItLeft(
                research,
                begun(research, "/long", "/never"),
                "Pages left unread: 1, for a research fetches at most 20000 bytes.");
        assertThat(site.asked()).doesNotContain("/never");
    }

    @Test
    void minutes() {
        var research = begin();
        saysWhatItLeft(
                research,
                begun(research, "/slow", "/never"),
                "Pages left unread: 1, for a research fetches at most 5 minutes.");
        assertThat(site.asked()).doesNotContain("/never");
    }

    @Test
    void tokensOfAModel() {
        var research = begin();
        var jobId = begun(research, "/short");
        var answer = research.ended(jobId);
        assertThat(answer.path("engine_note").asString())
                .contains("The language model was not given the last", "of at most 400 tokens");
        assertThat(job(research, "GET", jobId).path("steps").toString())
                .contains(answer.path("engine_note").asString());
        assertThat(MODEL.prompt().length()).isLessThan(400 * 4);
    }

    @Test
    void whatIsCancelledSaysWhatItHadReadAndWhatWaited() {
        var research = begin();
        var jobId = begun(research, "/held", "/never");
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> site.asked().contains("/held"));

        assertThat(job(research, "DELETE", jobId).path("cancel_requested").asBoolean())
                .isTrue();
        HELD.countDown();

        var answer = research.ended(jobId);
        assertThat(answer.path("status").asString()).isEqualTo("cancelled");
        assertThat(answer.path("reason").asString()).isEqualTo("Cancelled on request.");
        assertThat(answer.path("brief").isMissingNode()).isTrue();
        var steps = job(research, "GET", jobId).path("steps").toString();
        assertThat(steps)
                .contains("2 pages: %s %s".formatted(site.at("/held"), site.at("/never")))
                .contains("page " + site.at("/held"))
                .doesNotContain("page " + site.at("/never"));
        assertThat(site.asked()).doesNotContain("/never");
        assertThat(research.sources()).hasSize(1);
    }
}
