package touchline.market;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.football.formats.Imports;
import touchline.football.reading.Asked;
import touchline.time.SettableClock;

/** What the tools of the market say once an operator has imported values, contracts and news. */
class ImportedMarketTest {

    private static final String KANE = "harry-kane-1993";
    private static final String MULLER = "thomas-muller-1989";
    private static final String YAMAL = "lamine-yamal-2007";

    @TempDir
    private static Path folder;

    private static RunningServer server;
    private static Wire wire;
    private static String[] market;

    @BeforeAll
    static void start() throws IOException {
        server = RunningServer.start(new SettableClock("2026-11-30T12:00:00Z"), List.of("--touchline.jobs.parallel=0"));
        wire = new Wire(server.base());
        market = new String[] {"Authorization", "Bearer " + server.demo().market()};
        found("monitor_player", Map.of("player_slug", KANE, "note", "Ask in May."));
        found("watched_players", Map.of());
        take("csv", "2026-11-30", """
                name,born,club,contract_until,agent,value,value_day
                Harry Kane,1993-07-28,Bayern Munich,2027-03-31,Agency A,€70m,2026-08-01
                Lamine Yamal,2007-07-13,FC Barcelona,2031-06-30,Agency B,€180m,2026-08-01
                Thomas Müller,1989-09-13,,2026-06-30,,,
                """);
        take("csv", "2026-11-30", """
                name,born,value,value_day
                Harry Kane,1993-07-28,€60m,2026-11-25
                Lamine Yamal,2007-07-13,€200m,2026-11-25
                """);
        take("events", "2026-11-30", """
                player_slug,day,kind,from_club,to_club,publisher,url,summary
                %1$s,2026-11-26,rumour,Bayern Munich,Leeds,Paper One,https://one.example/kane,
                %1$s,2026-11-27,rumour,Bayern München,Leeds United,Paper Two,https://two.example/kane,Leeds want him
                %1$s,2026-11-27,rumour,Bayern Munich,Leeds,Paper One,https://aggregator.example/kane,
                %1$s,2026-11-28,rumour,Bayern Munich,Chelsea,Paper Three,https://three.example/kane,Chelsea watch him
                """.formatted(KANE));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void take(String format, String day, String text) throws IOException {
        var file = Files.writeString(Files.createTempFile(folder, "held", ".csv"), text);
        var report = server.bean(Imports.class)
                .take(format, file, new Asked(Map.of("as_of", day, "source", "Our desk")), false, _ -> {});
        assertThat(report.tookEverything()).as(report.text()).isTrue();
    }

    private static JsonNode found(String tool, Map<String, ?> arguments) {
        return wire.call(tool, arguments, market).path("structuredContent");
    }

    @Test
    void aReportHasValuesThatRiseAndFallAndContractsThatEnd() {
        JsonNode pulse = found("generate_market_pulse_report", Map.of("period", "weekly", "date", "2026-11-30"))
                .path("pulse");

        assertThat(pulse.path("notes")).isEmpty();
        assertThat(pulse.at("/rising/0/player").asString()).isEqualTo(YAMAL);
        assertThat(pulse.at("/rising/0/value").asLong()
                        - pulse.at("/rising/0/before").asLong())
                .isEqualTo(20_000_000);
        assertThat(pulse.at("/falling/0/player").asString()).isEqualTo(KANE);
        assertThat(pulse.at("/falling/0/source").asString()).isEqualTo("operator-our-desk");
        assertThat(pulse.at("/contracts/within_six_months").asInt()).isEqualTo(1);
        assertThat(pulse.at("/contracts/players/0/until").asString()).isEqualTo("2027-03-31");
        assertThat(pulse.path("gaps")).isEmpty();
        assertThat(pulse.path("data_dates"))
                .filteredOn(it -> it.path("kind").asString().equals("contracts"))
                .extracting(it -> it.path("newest").asString())
                .containsExactly("2026-11-30");
    }

    @Test
    void newsOfWatchedPlayersStandsInTheAnswerToTheirWatcherAlone() {
        var asked = Map.of("period", "weekly", "date", "2026-11-30");
        JsonNode own = found("generate_market_pulse_report", asked).at("/pulse/watch_list");
        JsonNode read = found("get_market_pulse_report", asked).path("watch_list");
        JsonNode others = wire.call("get_market_pulse_report", asked, "Authorization", "Bearer " + serviceKey())
                .path("structuredContent");

        assertThat(own.path("players").asInt()).isEqualTo(1);
        assertThat(own.path("with_news").asInt()).isEqualTo(1);
        assertThat(own.path("news"))
                .extracting(it -> it.path("kind").asString())
                .containsExactly("rumour", "rumour", "value");
        assertThat(read).isEqualTo(own);
        assertThat(others.path("id").asString()).isEqualTo("weekly-2026-W49");
        assertThat(others.has("watch_list")).isFalse();
    }

    @Test
    void theWatchListTellsWhatTheImportsBroughtOnce() {
        JsonNode changes = found("watched_players", Map.of()).at("/players/0/changes");

        assertThat(changes)
                .extracting(it -> it.path("sentence").asString())
                .anySatisfy(it -> assertThat(it).contains("Leeds").contains("rumour"))
                .anySatisfy(it -> assertThat(it).contains("60,000,000"));
        assertThat(changes)
                .allSatisfy(it -> assertThat(it.path("source").asString()).isNotBlank());
    }

    @Test
    void aStoryIsOneWithTheNumberOfThoseWhoSayItOfTheirOwn() {
        JsonNode items = found("get_transfer_intel", Map.of("player_slug", KANE, "certainty", "rumour"))
                .path("items");

        assertThat(items).hasSize(2);
        assertThat(items.get(0).path("sources").asInt()).isEqualTo(1);
        JsonNode leeds = items.get(1);
        assertThat(leeds.path("sources").asInt()).isEqualTo(2);
        assertThat(leeds.path("said_by"))
                .extracting(said -> said.path("by").asString())
                .containsExactlyInAnyOrder("Paper One", "Paper Two");
        assertThat(leeds.path("first_seen").asString()).isEqualTo("2026-11-30");
    }

    @Test
    void aReportCountsForEachStoryThoseWhoSayIt() {
        JsonNode rumours = found("generate_market_pulse_report", Map.of("period", "weekly", "date", "2026-11-30"))
                .at("/pulse/rumours");

        assertThat(rumours)
                .extracting(
                        it -> it.path("name").asString(),
                        it -> it.path("summary").asString(),
                        it -> it.path("sources").asInt())
                .containsExactly(
                        tuple("Harry Kane", "Harry Kane: Bayern Munich to Leeds", 2),
                        tuple("Harry Kane", "Chelsea watch him", 1));
    }

    @Test
    void aSourceThatCarriesAnAnnouncementIsNoSecondOne() {
        JsonNode items = found("get_transfer_intel", Map.of("player_slug", "akin-famewo-1998", "days_back", 365))
                .path("items");

        assertThat(items).singleElement().satisfies(it -> {
            assertThat(it.path("sources").asInt()).isEqualTo(1);
            assertThat(it.at("/said_by/0/by").asString()).isEqualTo("Hull City");
            assertThat(it.path("source").asString()).isEqualTo("wikipedia");
        });
    }

    @Test
    void aSnapshotHasContractAgentAndValueWithTheOneBefore() {
        JsonNode kane = found("dossier_snapshot", Map.of("player_slug", KANE));

        assertThat(kane.path("contract_until").asString()).isEqualTo("2027-03-31");
        assertThat(kane.path("agent").asString()).isEqualTo("Agency A");
        assertThat(kane.at("/contract_source/source").asString()).isEqualTo("operator-our-desk");
        assertThat(kane.at("/agent_source/as_of").asString()).isEqualTo("2026-11-30");
        assertThat(kane.at("/market_value/value").asString()).isEqualTo("EUR 60,000,000");
        assertThat(kane.at("/market_value/before").asString()).isEqualTo("EUR 70,000,000 on 2026-08-01");
        assertThat(kane.path("gaps"))
                .extracting(it -> it.path("what").asString())
                .containsExactly("availability");
    }

    @Test
    void aSnapshotSaysThatAContractIsOverAndThatAPlayerLeft() {
        JsonNode gaps = found("dossier_snapshot", Map.of("player_slug", MULLER)).path("gaps");

        assertThat(gaps)
                .extracting(
                        it -> it.path("what").asString(),
                        it -> it.path("sentence").asString().replaceFirst(":.*", ""))
                .contains(
                        tuple("club", "The latest move known is one away from Bayern München (2025)"),
                        tuple("contract", "The last contract known is over (2026-06-30)"));
    }

    @Tag("BR-063")
    @Test
    void theOperatorIsToldWhenReportsAreDueNext() {
        JsonNode next = Wire.json(wire.get(
                        "/api/internal/schedules",
                        "x-worker-secret",
                        server.demo().operator()))
                .path("next");

        assertThat(next)
                .filteredOn(it -> it.path("kind").asString().startsWith("market-pulse"))
                .extracting(it -> it.path("at").asString())
                .containsExactly("2026-12-01T07:25:00Z", "2026-12-07T07:40:00Z");
    }

    private static String serviceKey() {
        return Wire.json(wire.post(
                        "/api/internal/mcp/mint",
                        "{\"entitlements\": [\"market\"], \"label\": \"nobody's\"}",
                        "x-worker-secret",
                        server.demo().operator()))
                .path("key")
                .asString();
    }
}
