package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.crawling.Site;

/** Pages read and findings made over HTTP. */
class ResearchRoutesTest {

    private static final String PAGE = "<title>Ruling</title><p>The club owes the player two months of unpaid wages, "
            + "and the termination of the contract was with just cause after fifteen days of notice in writing.</p>";

    private static Site site;
    private static RunningServer server;
    private static Research research;

    @BeforeAll
    static void start() {
        site = new Site().page("/ruling", PAGE).robots("User-agent: *\nDisallow: /closed");
        server = RunningServer.start(
                List.of("--touchline.crawling.reach=this-machine", "--touchline.crawling.pause=1ms"));
        research = Research.at(server);
    }

    @AfterAll
    static void stop() {
        server.close();
        site.close();
    }

    private static JsonNode ended(JsonNode begun) {
        return Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(
                        () -> Wire.json(
                                research.get("/jobs/" + begun.path("job_id").asString())),
                        job -> Set.of("completed", "failed", "cancelled")
                                .contains(job.path("status").asString("")));
    }

    @Test
    void aPageIsReadForACaseAndMissesAreSaid() {
        String id = research.begin("Unpaid wages");

        var begun = research.post(
                "/cases/%s/crawl".formatted(id),
                Map.of(
                        "query",
                        "just cause for unpaid wages",
                        "seed_urls",
                        List.of(
                                site.at("/ruling").toString(),
                                site.at("/closed").toString())));

        assertThat(begun.statusCode()).isEqualTo(202);
        var job = ended(Wire.json(begun));
        assertThat(job.path("status").asString()).as(job.toString()).isEqualTo("completed");
        assertThat(job.path("done")).isEqualTo(job.path("total"));
        assertThat(job.path("steps").toString()).containsIgnoringCase("robots");
        assertThat(site.asked()).contains("/ruling").doesNotContain("/closed");
    }

    @Test
    void theJobSaysWhatALimitLeftUnreadAndWhichSourcesWereNotAsked() {
        String id = research.begin("Wages");

        var begun = research.post(
                "/cases/%s/crawl".formatted(id),
                Map.of(
                        "max_pages",
                        1,
                        "seed_urls",
                        List.of(site.at("/ruling").toString(), site.at("/never").toString())));

        var job = ended(Wire.json(begun));
        assertThat(job.path("status").asString()).as(job.toString()).isEqualTo("completed");
        assertThat(job.path("steps").toString())
                .contains("Pages left unread: 1, for a research fetches at most", "Not asked, because the operator");
        assertThat(site.asked()).doesNotContain("/never");
    }

    @Test
    void aCaseIsAnalysedOnceForAKey() {
        String id = research.begin("Unpaid wages and just cause");
        String path = "/cases/%s/analyze".formatted(id);
        Map<String, String> asked = Map.of("question", "Is there just cause?", "focus", "unpaid wages");

        var first = research.post(path, asked, "Idempotency-Key", "one");
        var again = research.post(path, asked, "Idempotency-Key", "one");

        assertThat(first.statusCode()).isEqualTo(202);
        assertThat(Wire.json(again).path("job_id")).isEqualTo(Wire.json(first).path("job_id"));
        assertThat(ended(Wire.json(first)).path("status").asString()).isEqualTo("completed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"seed_urls\": []}",
                "{}",
                "{\"seed_urls\": [\"file:///etc/hostname\"]}",
                "{\"seed_urls\": [\"https://example.org/\"], \"max\": 1}",
                "{\"seed_urls\": [\"https://example.org/\"], \"max_pages\": 0}",
                "{\"seed_urls\": [\"https://example.org/\"], \"sources\": [\"bailii\"]}",
                "{\"sources\": [\"hudoc\"]}",
                "{\"seed_urls\": [\"https://example.org/\"], \"query\": \" \"}"
            })
    void whatCannotBeCrawledIsRefused(String body) {
        String id = research.begin("Unpaid wages");

        assertThat(research.post("/cases/%s/crawl".formatted(id), body).statusCode())
                .isEqualTo(400);
    }

    @Test
    void anothersCaseIsNoCase() {
        String nobodys = "/cases/00000000-0000-0000-0000-000000000000";

        assertThat(research.post(nobodys + "/analyze", Map.of()).statusCode()).isEqualTo(404);
        assertThat(research.post(nobodys + "/crawl", Map.of("seed_urls", List.of("https://example.org/")))
                        .statusCode())
                .isEqualTo(404);
    }
}
