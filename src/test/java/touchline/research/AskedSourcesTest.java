package touchline.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;
import touchline.crawling.Site;
import touchline.jobs.Job;
import touchline.jobs.Jobs;
import touchline.jobs.Schedule;
import touchline.research.watch.WatchWork;
import touchline.time.SettableClock;

/** Researches ask the sources that the operator has switched on; all of them are one site on this machine. */
class AskedSourcesTest {

    private static final Path SAVED = Path.of("src/test/resources/sources");
    private static final String QUESTION =
            "What compensation does the player owe who left without just cause, after CAS 2089/A/90017 and FPSD-77777?";

    private static final SettableClock CLOCK = new SettableClock("2026-11-28T12:00:00Z");

    private static Site site;
    private static RunningServer server;

    @BeforeAll
    static void start() throws IOException {
        site = new Site();
        serve("/cas/CaseLawDocument/SearchCaseLawDocument", "cas_database/list.json");
        serve("/cas/CaseLawDocument/5b0f7a52-0000-4000-8000-000000090017", "cas_database/decision.json");
        serve("/cas/pdf/CAS 90017.pdf", "cas_database/text.pdf");
        serve("/recent/en/jurisprudence/recent-decisions", "cas_recent/list.html");
        serve(
                "/recent/generated/assets/lists/0a1b2c3d-0000-4000-8000-000000000001/90107.pdf",
                "cas_recent/decision.pdf");
        serve("/fifa/legal/football-tribunal/dispute-resolution-chamber-decisions", "fifa/list.html");
        serve("/fifa/m/0123456789abcdef/original/FPSD-99001-decision.pdf", "fifa/decision.pdf");
        serve("/eu/webapi/rdf/sparql", "eu_courts/list.json");
        serve("/eu/resource/celex/62048CJ0991", "eu_courts/decision.html");
        serve("/bger/ext/eurospider/live/de/php/aza/http/index.php", "swiss_federal_tribunal/list.html");
        site.status("/hudoc/app/query/results", 403);
        server = RunningServer.start(
                CLOCK,
                Stream.concat(
                                Stream.of("--touchline.crawling.reach=this-machine", "--touchline.crawling.pause=1ms"),
                                Stream.of(
                                                "cas-database=/cas/",
                                                "cas-recent=/recent/",
                                                "fifa=/fifa/",
                                                "eu-courts=/eu/",
                                                "hudoc=/hudoc/")
                                        .map(home -> home.split("="))
                                        .flatMap(home -> Stream.of(
                                                "--touchline.research.sources.%s.live=true".formatted(home[0]),
                                                "--touchline.research.sources.%s.home=%s"
                                                        .formatted(home[0], site.at(home[1])))))
                        .toList());
    }

    private static void serve(String path, String file) throws IOException {
        byte[] body = Files.readAllBytes(SAVED.resolve(file));
        String type = switch (file.replaceFirst(".*\\.", "")) {
            case "json" -> "application/json";
            case "pdf" -> "application/pdf";
            default -> "text/html; charset=utf-8";
        };
        site.on(path, exchange -> Site.send(exchange, 200, type, body));
    }

    @AfterAll
    static void stop() {
        server.close();
        site.close();
    }

    private static ResearchDesk begin() {
        return ResearchDesk.on(
                CaseDesk.at(server), "FC Nordhafen", "The player left in the second year. Nordhafen cites C-991/48.");
    }

    private static JsonNode done(ResearchDesk research, String depth) {
        var answer = research.ended(
                research.request(QUESTION, depth, Map.of()).path("job_id").asString());
        assertThat(answer.path("status").asString()).as(answer.toString()).isEqualTo("completed");
        return answer;
    }

    private static List<String> sources(ResearchDesk research) {
        return research.desk()
                .done("list_case_sources", Map.of("case_id", research.caseId(), "limit", 100))
                .path("sources")
                .valueStream()
                .map(source -> "%s | %s | %s"
                        .formatted(
                                source.path("source_type").asString(),
                                source.path("title").asString(),
                                source.path("source_url").asString()))
                .toList();
    }

    @Test
    void deepResearchReadsWhatSourcesHaveWithPinpointsAndSaysWhatTheyHaveNot() {
        var research = begin();
        var answer = done(research, "deep");
        assertThat(sources(research))
                .anyMatch(line -> line.startsWith("arbitral_award | CAS 2089/A/90017 FC Nordhafen v. Racing Sudport | ")
                        && line.contains("/cas/search?q="))
                .anyMatch(line -> line.startsWith("court_judgment | Judgment of the Court (Second Chamber)")
                        && line.endsWith("eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62048CJ0991"));
        var found = research.desk()
                .done(
                        "search_case",
                        Map.of(
                                "case_id",
                                research.caseId(),
                                "question",
                                "residual value of the contract less earnings"))
                .at("/of_case/passages");
        assertThat(found.toString()).contains("Racing Sudport, p. 2", "its record");
        assertThat(negative(answer))
                .anyMatch(text -> text.contains("FIFA's legal pages") && text.contains("FPSD-77777"));
        assertThat(answer.path("failures").toString())
                .contains(
                        "Not asked, because the operator of this service has not switched them on: the Swiss Federal Tribunal.")
                .contains("HUDOC for", "refuses programs like ours (HTTP 403)");
        assertThat(site.asked()).noneMatch(path -> path.startsWith("/bger/"));
    }

    @Test
    void exhaustiveResearchFollowsTheDecisionsThatPagesCite() {
        var research = begin();
        var answer = done(research, "exhaustive");
        assertThat(answer.path("steps")
                        .valueStream()
                        .map(step -> step.path("step").asString()))
                .contains("second opinion", "snowball")
                .anyMatch(step -> step.contains("/90107.pdf"));
        assertThat(sources(research)).anyMatch(line -> line.contains("CAS 2089/A/90107"));
    }

    @Test
    void termsOfEachSourceGoWithThePack() {
        var research = begin();
        done(research, "deep");
        var pack = research.desk().done("build_case_source_pack", Map.of("case_id", research.caseId()));
        assertThat(pack.at("/pack/sources")
                        .valueStream()
                        .filter(entry ->
                                entry.at("/source/source_url").asString("").contains("eur-lex")))
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.at("/terms/ai_use").asString()).isEqualTo("allowed");
                    assertThat(entry.at("/terms/terms_url").asString()).contains("op.europa.eu");
                });
    }

    @Test
    void theOperatorIsToldOfSourcesThatAreSilent() throws IOException {
        look("first");
        assertThat(alarm("cas_database") + alarm("hudoc")).isEmpty();
        assertThat(standing("swiss_federal_tribunal").path("live").asBoolean()).isFalse();

        CLOCK.pass(Duration.ofDays(130));
        look("much later");
        assertThat(alarm("cas_database"))
                .startsWith("Nothing new from the CAS jurisprudence database since 2026-11-28");
        assertThat(alarm("hudoc")).startsWith("No list from HUDOC since 2026-11-28: 127.0.0.1 refuses programs");

        String list = Files.readString(SAVED.resolve("cas_database/list.json"));
        site.on(
                "/cas/CaseLawDocument/SearchCaseLawDocument",
                exchange ->
                        Site.send(exchange, 200, "application/json", list.replace("-000000090021", "-000000090099")));
        look("after an award");
        assertThat(alarm("cas_database")).isEmpty();
        serve("/cas/CaseLawDocument/SearchCaseLawDocument", "cas_database/list.json");
    }

    private static void look(String period) {
        var jobs = server.bean(Jobs.class);
        var job = jobs.submit(new Schedule.Due(WatchWork.KIND, period, CLOCK.instant()));
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> jobs.find(Schedule.OWNER, job.id()).orElseThrow().status() == Job.Status.COMPLETED);
    }

    private static JsonNode standing(String source) {
        return Wire.json(new Wire(server.base())
                        .get(
                                "/api/internal/sources",
                                "x-worker-secret",
                                server.demo().operator()))
                .path("sources")
                .valueStream()
                .filter(one -> one.path("source").asString().equals(source))
                .findFirst()
                .orElseThrow();
    }

    private static String alarm(String source) {
        return standing(source).path("alarm").asString("");
    }

    private static List<String> negative(JsonNode answer) {
        return answer.path("findings")
                .valueStream()
                .filter(one -> one.path("kind").asString().equals("negative_search"))
                .map(one -> one.path("text").asString())
                .toList();
    }
}
