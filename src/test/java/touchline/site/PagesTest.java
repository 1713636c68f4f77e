package touchline.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.RunningServer;
import touchline.football.Source;
import touchline.football.Sources;
import touchline.law.Instruments;
import touchline.study.Lessons;

@ExtendWith(RunningServer.Shared.class)
class PagesTest {

    private final RunningServer server;
    private final Browser browser;

    PagesTest(RunningServer server) {
        this.server = server;
        this.browser = new Browser(server.base());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /            | Football regulation for agents – Touchline
            /pricing     | Pricing – Touchline
            /lessons     | Lessons – Touchline
            /lessons/1   | Lesson 1: Statutes, how football is governed, and the Court of Arbitration for Sport – Touchline
            /lessons/8   | Lesson 8: Safeguarding of minors, and the exam itself – Touchline
            /players     | Players – Touchline
            /attribution | Sources – Touchline
            /sign-in     | Sign in – Touchline
            /sign-up     | Create an account – Touchline
            """)
    void everyPageIsSoundHtmlThatLoadsNothingFromElsewhere(String path, String title) {
        var answer = browser.get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).contains("text/html;charset=UTF-8");
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'", "frame-ancestors 'none'")
                .doesNotContain("unsafe", "script-src");

        var page = sound(answer.body());
        assertThat(page.title()).isEqualTo(title);
        assertThat(page.expectFirst("html").attr("lang")).isEqualTo("en");
        assertThat(page.select("h1")).hasSize(1);
        assertThat(page.select("main")).hasSize(1);
        assertThat(page.select("script, style, [style], [onclick]")).isEmpty();
        assertThat(page.select("[src], link[href], form[action]"))
                .allMatch(it -> (it.attr("src") + it.attr("href") + it.attr("action")).startsWith("/"));
        assertThat(page.select("input:not([type=hidden]), select"))
                .allMatch(field -> !page.select("label[for=" + field.id() + "]").isEmpty());
        assertThat(page.select("a[href]").eachAttr("href"))
                .allMatch(link -> link.startsWith("/")
                        || link.startsWith("#")
                        || sources().contains(link)
                        || linkedInLessons().contains(link));
    }

    /** Pages that a lesson names for what is no law, such as the exam itself. */
    private Set<String> linkedInLessons() {
        var lessons = server.context().getBean(Lessons.class);
        return lessons.all().stream()
                .flatMap(lesson -> Pattern.compile("]\\((https://[^)]+)\\)")
                        .matcher(lessons.body(lesson))
                        .results())
                .map(link -> link.group(1))
                .collect(Collectors.toSet());
    }

    @Test
    void everyLinkOfThePagesLeadsSomewhere() {
        var links = Set.of(
                        "/", "/pricing", "/lessons", "/lessons/4", "/players", "/attribution", "/sign-in", "/sign-up")
                .stream()
                .flatMap(path -> browser.page(path).select("[src], [href]").stream())
                .map(it -> it.attr("src") + it.attr("href"))
                .filter(link -> link.startsWith("/"))
                .collect(Collectors.toSet());

        assertThat(links).contains("/openapi.json", "/llms.txt", "/touchline.css", "/lessons/8");
        assertThat(links)
                .allSatisfy(link ->
                        assertThat(browser.get(link).statusCode()).as(link).isEqualTo(200));
    }

    @Test
    void theStartPageShowsHowToConnectAndEveryToolOnce() {
        var page = browser.page("/");

        assertThat(page.select("details pre").eachText())
                .hasSize(6)
                .allMatch(snippet -> snippet.contains(server.mcp()));
        var tools = server.context().getBean(Offered.class).tools().stream()
                .map(it -> it.name())
                .toList();
        assertThat(page.select("td:first-child code").eachText()).isEqualTo(tools);
    }

    @Test
    void aLessonPageHoldsTheRulesWithTheirSourcesAndDoesNotLinkToItself() {
        var page = browser.page("/lessons/4");

        assertThat(page.select("article h2").eachText())
                .startsWith("Goals")
                .contains("What candidates confuse", "Remember", "Sample questions")
                .endsWith("Instruments", "Say this with the rules");
        assertThat(page.select("article").text()).contains("RSTP 17");
        assertThat(page.select("article a").eachAttr("href")).isNotEmpty().noneMatch(it -> it.endsWith("/lessons/4"));
    }

    @Test
    void aPlayersPageHoldsTheProfileAndItsChartsWithWordsForThem() {
        var page = browser.page("/players/harry-kane-1993");

        assertThat(page.select("article").text()).contains("Only the sample of the release is loaded", "Not known");
        assertThat(page.select("img.chart").eachAttr("src"))
                .containsExactly("/players/harry-kane-1993/percentiles.svg", "/players/harry-kane-1993/career.svg");
        assertThat(page.select("img.chart").eachAttr("alt")).allMatch(words -> !words.isBlank());
        for (String chart : page.select("img.chart").eachAttr("src")) {
            var answer = browser.get(chart);
            assertThat(answer.headers().firstValue("Content-Type")).contains("image/svg+xml");
            var svg = Jsoup.parse(answer.body(), "", Parser.xmlParser());
            assertThat(svg.select("text").eachText()).anyMatch(text -> text.contains("Source: "));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/players/nobody-1900",
                "/players/harry-kane-1993/heat-map.svg",
                "/players?page=0",
                "/players?page=x",
                "/players?page=99999999999"
            })
    void aPlayerOrChartThatThereIsNotIsNotFound(String path) {
        assertThat(browser.get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void theListOfPlayersGoesOnPageByPage() {
        var first = browser.page("/players").select("tbody a").eachAttr("href");
        var second = browser.page("/players?page=2").select("tbody a").eachAttr("href");

        assertThat(first).hasSize(50).doesNotContainAnyElementsOf(second);
        assertThat(browser.page("/players").select("nav.turn a").eachAttr("rel"))
                .containsExactly("next");
    }

    @Test
    void theSourcesPageNamesEveryInstrument() {
        var codes = server.context().getBean(Instruments.class).all().stream()
                .map(it -> it.code())
                .toList();

        assertThat(table("/attribution", 0).select("tbody code").eachText()).isEqualTo(codes);
    }

    @Test
    void theSourcesPageShowsTheLineThatEachSourceOfFootballDataAsksFor() {
        var sources = server.context().getBean(Sources.class).all();
        var table = table("/attribution", 1);

        assertThat(sources).isNotEmpty();
        assertThat(table.select("tbody code").eachText())
                .isEqualTo(sources.stream().map(Source::id).toList());
        assertThat(table.select("tbody td:last-child").eachText())
                .isEqualTo(sources.stream().map(Source::attribution).toList());
    }

    private Element table(String path, int position) {
        return browser.page(path).select("table").get(position);
    }

    @Test
    void pagesAnswerHeadAndMayBeKeptBrieflyWhileFormsMayNot() {
        var head = browser.send(browser.request("/").method("HEAD", BodyPublishers.noBody()));

        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.headers().firstValue("Cache-Control")).contains("max-age=600, public");
        assertThat(browser.get("/touchline.css").headers().firstValue("Cache-Control"))
                .contains("max-age=600, public");
        assertThat(browser.get("/sign-in").headers().firstValue("Cache-Control").orElse(""))
                .contains("no-store");
    }

    @Test
    void aPersonReadsAPageWhereAProgramReadsAProblem() {
        var page = browser.get("/lessons/9");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(sound(page.body()).expectFirst("h1").text()).isEqualTo("Not Found");
        assertThat(page.body()).contains("There is no such lesson");

        var problem = browser.send(browser.request("/lessons/9").setHeader("Accept", "application/json"));
        assertThat(problem.statusCode()).isEqualTo(404);
        assertThat(problem.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(problem.headers().firstValue("Vary")).contains("Accept");
    }

    @Test
    void whatIsInAnAddressIsNeverTakenForHtml() {
        var page = browser.get("/nothing/%3Cimg%20src=x%3E");

        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(sound(page.body()).select("main img")).isEmpty();
        assertThat(Markdown.html("<b>bold</b> [x](javascript:alert)")).doesNotContain("<b>", "javascript:");
    }

    /** Parses a page the way browsers do, and complains where they would only mend. */
    private static Document sound(String html) {
        var parser = Parser.htmlParser().setTrackErrors(20);
        var page = Jsoup.parse(html, "", parser);
        assertThat(parser.getErrors()).isEmpty();
        return page;
    }

    private Set<String> sources() {
        var law = server.context().getBean(Instruments.class).all().stream().map(it -> it.sourceUrl());
        var football = server.context().getBean(Sources.class).all().stream()
                .flatMap(it -> Stream.concat(Stream.of(it.url()), it.licenceUrl().stream()));
        return Stream.concat(law, football).collect(Collectors.toSet());
    }
}
