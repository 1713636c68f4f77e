package touchline.market.feeds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.Charset;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.crawling.Site;
import touchline.football.Event;
import touchline.football.Events;
import touchline.time.SettableClock;

/** Feeds of a site on this machine, read by a running service: politely, once an hour, for what they say of players. */
class FeedsTest {

    private static final String KANE = "harry-kane-1993";
    private static final SettableClock CLOCK = new SettableClock("2026-11-30T07:09:59Z");

    private static final String RSS = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0"><channel><title>Paper One: transfers</title><link>https://one.example/</link>
            <item><title>Harry Kane&#8217;s future: Leeds are said to ask</title><guid isPermaLink="false">one-1</guid>
              <link>https://one.example/kane</link><pubDate>Sun, 29 Nov 2026 23:30:00 -0200</pubDate>
              <description>&lt;p&gt;Bayern Munich would want &lt;b&gt;EUR 60m&lt;/b&gt;.&lt;/p&gt;</description></item>
            <item><title>Harry Kane is asked about, they say</title><guid>https://two.example/kane-asked</guid>
              <link>https://two.example/kane-asked</link><pubDate>Sat, 28 Nov 2026 10:00:00 GMT</pubDate>
              <source url="https://two.example/rss">Paper Two</source><description>Bayern say no.</description></item>
            <item><title>Harry Kane speaks</title><guid>one-2</guid><pubDate>Sat, 28 Nov 2026 10:00:00 GMT</pubDate>
              <description>No club is named here.</description></item>
            <item><title>Harry Kane of Bayern, on no day</title><guid>one-3</guid></item>
            <item><title>Somebody else of Bayern moves</title><guid>one-4</guid>
              <pubDate>Sat, 28 Nov 2026 10:00:00 GMT</pubDate></item>
            </channel></rss>
            """;

    private static final String ATOM = """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom"><title>FC Bayern</title><id>urn:bayern</id>
            <updated>2026-11-29T08:00:00Z</updated>
            <entry><title>Harry Kane out for three weeks</title><id>urn:bayern:1</id>
              <link href="https://club.example/kane"/><updated>2026-11-29T08:00:00Z</updated>
              <summary>Bayern Munich have to do without him.</summary></entry>
            </feed>
            """;

    private static final String LATIN = """
            <?xml version="1.0" encoding="ISO-8859-1"?>
            <rss version="2.0"><channel><title>Zeitung Fünf</title>
            <item><title>Bericht: Thomas Müller vom FC Bayern München wird gefragt</title><guid>fuenf-1</guid>
              <pubDate>Sun, 29 Nov 2026 10:00:00 GMT</pubDate></item>
            </channel></rss>
            """;

    private static final String BOMB = """
            <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <rss version="2.0"><channel><title>&c;&f;</title></channel></rss>
            """;

    private static Site site;
    private static RunningServer server;
    private static Wire wire;

    @BeforeAll
    static void start() {
        site = new Site().robots("User-agent: *\nDisallow: /closed/\n");
        site.on("/one.rss", exchange -> {
            if ("\"first\"".equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
                exchange.sendResponseHeaders(304, -1);
                exchange.close();
                return;
            }
            exchange.getResponseHeaders().set("ETag", "\"first\"");
            Site.send(exchange, 200, "application/rss+xml", RSS);
        });
        site.on("/club.atom", exchange -> Site.send(exchange, 200, "application/atom+xml", ATOM));
        site.on(
                "/latin.rss",
                exchange -> Site.send(exchange, 200, "application/xml", LATIN.getBytes(Charset.forName("ISO-8859-1"))));
        site.on("/broken.rss", exchange -> Site.send(exchange, 200, "text/xml", RSS.substring(0, 700)));
        site.on("/bomb.rss", exchange -> Site.send(exchange, 200, "text/xml", BOMB));
        site.on("/closed/five.rss", exchange -> Site.send(exchange, 200, "text/xml", RSS));
        server = RunningServer.start(
                CLOCK,
                List.of(
                        "--touchline.crawling.reach=this-machine",
                        "--touchline.crawling.pause=1ms",
                        "--touchline.jobs.poll=20ms",
                        "--touchline.market.feeds.confirmed=" + site.at("/club.atom"),
                        "--touchline.market.feeds.rumours="
                                + addresses("/one.rss", "/latin.rss", "/broken.rss", "/bomb.rss", "/closed/five.rss")));
        wire = new Wire(server.base());
        untilRead("2026-11-30T07:09:59Z");
    }

    @AfterAll
    static void stop() {
        server.close();
        site.close();
    }

    private static String addresses(String... paths) {
        return String.join(
                ",", List.of(paths).stream().map(it -> site.at(it).toString()).toList());
    }

    @Test
    void sayWhatOfAPlayerWhoIsMeantForSureWithPublisherDayAndWhenItWasSeen() {
        assertThat(said(KANE))
                .extracting(Event::publisher, Event::certainty, Event::day, Event::firstSeen, Event::summary)
                .containsExactly(
                        tuple(
                                Optional.of("Paper One: transfers"),
                                Event.Certainty.RUMOUR,
                                day("2026-11-30"),
                                day("2026-11-30"),
                                "Harry Kane’s future: Leeds are said to ask"),
                        tuple(
                                Optional.of("FC Bayern"),
                                Event.Certainty.CONFIRMED,
                                day("2026-11-29"),
                                day("2026-11-30"),
                                "Harry Kane out for three weeks"),
                        tuple(
                                Optional.of("Paper Two"),
                                Event.Certainty.RUMOUR,
                                day("2026-11-28"),
                                day("2026-11-30"),
                                "Harry Kane is asked about, they say"));
        assertThat(said(KANE).getFirst().origin().sourceUrl()).contains("https://one.example/kane");
    }

    @Test
    void keepUnderTheNameAloneOfWhomNobodyCanTell() {
        assertThat(all())
                .filteredOn(it -> it.summary().equals("Harry Kane speaks"))
                .singleElement()
                .satisfies(it -> assertThat(it.player()).isEmpty())
                .satisfies(it -> assertThat(it.name()).isEqualTo("Harry Kane"));
        assertThat(all()).extracting(Event::summary).doesNotContain("Somebody else of Bayern moves");
    }

    @Test
    void areReadInTheirOwnCharset() {
        assertThat(all())
                .filteredOn(it -> it.name().equals("Thomas Müller"))
                .singleElement()
                .satisfies(it -> assertThat(it.publisher()).contains("Zeitung Fünf"));
    }

    @Test
    void tellTheOperatorWhichOfThemFailAndWhy() {
        JsonNode feeds = Wire.json(wire.get(
                        "/api/internal/feeds", "x-worker-secret", server.demo().operator()))
                .path("feeds");

        assertThat(feeds)
                .extracting(
                        it -> it.path("address").asString().replaceFirst(".*:\\d+", ""),
                        it -> it.path("problem").asString(""))
                .satisfiesExactly(
                        one -> assertThat(one.toList()).isEqualTo(List.of("/one.rss", "")),
                        latin -> assertThat(latin.toList()).isEqualTo(List.of("/latin.rss", "")),
                        broken -> assertThat(broken.toList().get(1).toString()).contains("is no RSS or Atom feed"),
                        bomb -> assertThat(bomb.toList().get(1).toString())
                                .contains("is no RSS or Atom feed")
                                .doesNotContain("aaaaaaaaaa", "root:"),
                        closed -> assertThat(closed.toList().get(1).toString()).contains("robots.txt"),
                        club -> assertThat(club.toList()).isEqualTo(List.of("/club.atom", "")));
        assertThat(feeds.get(0).path("items").asInt()).isEqualTo(5);
        assertThat(feeds.get(0).path("undated").asInt()).isEqualTo(1);
        assertThat(feeds.get(0).path("named").asInt()).isEqualTo(3);
        assertThat(feeds.get(2).path("good_at").isMissingNode()).isTrue();
        assertThat(site.asked()).doesNotContain("/closed/five.rss");
    }

    @Test
    void areReadAgainAfterAnHourAndSayNothingTwice() {
        List<Event> before = all();
        CLOCK.set("2026-11-30T08:10:00Z");
        untilRead("2026-11-30T08:10:00Z");

        assertThat(all()).isEqualTo(before);
        assertThat(site.asked().stream().filter("/one.rss"::equals)).hasSize(2);
    }

    @Test
    void areNewsOfTheMarketForWhoeverAsks() {
        JsonNode intel = wire.call(
                        "get_transfer_intel",
                        Map.of("player_slug", KANE, "days_back", 5, "certainty", "rumour"),
                        "Authorization",
                        "Bearer " + server.demo().market())
                .path("structuredContent");

        assertThat(intel.path("items"))
                .extracting(it -> it.at("/said_by/0/by").asString())
                .containsExactly("Paper One: transfers", "Paper Two");
        assertThat(intel.path("attributions").toString()).contains("Headlines from feeds of 127.0.0.1");
    }

    private static List<Event> said(String player) {
        return all().stream()
                .filter(it -> it.player().equals(Optional.of(player)))
                .toList();
    }

    private static List<Event> all() {
        return server.bean(Events.class).between(day("2026-11-01"), day("2026-12-31"));
    }

    private static java.time.LocalDate day(String text) {
        return java.time.LocalDate.parse(text);
    }

    private static void untilRead(String moment) {
        Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(() -> server.bean(Feeds.class).states().size() == 6
                        && server.bean(Feeds.class).states().stream()
                                .allMatch(it -> it.readAt().toString().compareTo(moment) >= 0));
    }
}
