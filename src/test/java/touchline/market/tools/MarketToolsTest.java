package touchline.market.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** The tools of the market, as a client sees them. */
@ExtendWith(RunningServer.Shared.class)
class MarketToolsTest {

    private static final String KANE = "harry-kane-1993";

    private Wire wire;
    private String[] market;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
        market = new String[] {"Authorization", "Bearer " + server.demo().market()};
    }

    private JsonNode found(String tool, Map<String, ?> arguments) {
        return wire.call(tool, arguments, market).path("structuredContent");
    }

    private String refusal(String tool, Map<String, ?> arguments, String... headers) {
        JsonNode answer = wire.call(tool, arguments, headers);
        assertThat(answer.path("isError").asBoolean()).isTrue();
        return Wire.text(answer);
    }

    @Test
    void belongToTheMarketTier(RunningServer server) {
        var study = "Bearer " + server.demo().study();
        assertThat(refusal("dossier_snapshot", Map.of("player_slug", KANE))).startsWith("PREMIUM_REQUIRED");
        assertThat(refusal("dossier_snapshot", Map.of("player_slug", KANE), "Authorization", study))
                .startsWith("PREMIUM_REQUIRED");
    }

    @Test
    void sayWhatIsKnownOfAPlayerAndPlainlyWhatIsNot() {
        JsonNode kane = found("dossier_snapshot", Map.of("player_slug", KANE));

        assertThat(kane.at("/club/name").asString()).contains("Bayern");
        assertThat(kane.at("/club/last_seen").asString()).isEqualTo("2026-06-11");
        assertThat(kane.path("market_value").isMissingNode()).isTrue();
        assertThat(kane.path("gaps"))
                .extracting(gap -> gap.path("what").asString())
                .containsExactly("contract", "agent", "value", "availability");
        assertThat(kane.path("gaps"))
                .allSatisfy(gap -> assertThat(gap.path("remedy").asString()).contains("import"));
        assertThat(kane.path("recent_from").asString()).isEqualTo("2026-07-16");
        assertThat(kane.path("attributions")).isNotEmpty();
    }

    @Test
    void nameTheNearestPlayersForASlugThatNobodyHas() {
        assertThat(refusal("dossier_snapshot", Map.of("player_slug", "hary-kane-1993"), market))
                .startsWith("NOT_FOUND")
                .contains(KANE);
    }

    @Test
    void listNewsOfTheDaysBeforeTheSamplesNewestPageByPage() {
        JsonNode first = found("get_transfer_intel", Map.of("days_back", 10, "limit", 5));
        JsonNode second = found(
                "get_transfer_intel",
                Map.of(
                        "days_back",
                        10,
                        "limit",
                        5,
                        "cursor",
                        first.path("next_cursor").asString()));

        assertThat(first.at("/window/to").asString()).isEqualTo("2026-07-16");
        assertThat(first.at("/window/from").asString()).isEqualTo("2026-07-06");
        assertThat(first.path("data_note").asString()).contains("recent counts from its newest day, 2026-07-16");
        assertThat(first.path("items")).hasSize(5);
        assertThat(second.path("items")).hasSize(5).doesNotContainAnyElementsOf(first.path("items"));
        assertThat(first.path("items")).allSatisfy(item -> {
            assertThat(item.path("source").asString()).isNotBlank();
            assertThat(item.path("as_of").asString()).isNotBlank();
        });
    }

    @Test
    void keepRumoursApart() {
        JsonNode rumours = found("get_transfer_intel", Map.of("days_back", 60, "certainty", "rumour", "limit", 100));
        JsonNode confirmed = found("get_transfer_intel", Map.of("days_back", 60, "certainty", "confirmed"));
        JsonNode all = found("get_transfer_intel", Map.of("days_back", 60));

        assertThat(rumours.path("total").asInt()).isEqualTo(9);
        assertThat(rumours.path("items"))
                .allSatisfy(
                        item -> assertThat(item.path("certainty").asString()).isEqualTo("rumour"));
        assertThat(confirmed.path("total").asInt() + 9)
                .isEqualTo(all.path("total").asInt());
    }

    @Test
    void tellFreeUndisclosedAndPaidMovesApart() {
        JsonNode all = found("get_transfer_intel", Map.of("days_back", 21, "limit", 100));

        assertThat(all.path("items")
                        .valueStream()
                        .filter(it -> it.path("fee_type").asString().equals("fee")))
                .isNotEmpty()
                .allSatisfy(item -> assertThat(item.path("fee").asString()).matches("[A-Z]{3} [\\d,]+"));
        assertThat(all.path("items")
                        .valueStream()
                        .filter(it -> !it.path("fee_type").asString("fee").endsWith("fee")))
                .isNotEmpty()
                .allSatisfy(item -> assertThat(item.has("fee")).isFalse());
    }

    @Test
    void joinTheReportOfAMoveToTheMove() {
        JsonNode famewo = found("get_transfer_intel", Map.of("player_slug", "akin-famewo-1998", "days_back", 30));

        assertThat(famewo.path("total").asInt()).isEqualTo(1);
        assertThat(famewo.at("/items/0/fee_type").asString()).isEqualTo("undisclosed");
        assertThat(famewo.at("/items/0/said_by"))
                .extracting(it -> it.path("by").asString())
                .contains("Hull City");
    }

    @Test
    void tellWhatIsKnownLastOfSomebodyWithoutNews() {
        JsonNode kane = found("get_transfer_intel", Map.of("player_slug", KANE));

        assertThat(kane.path("items")).isEmpty();
        assertThat(kane.at("/newest_before/to").asString()).contains("Bayern");
    }

    @Test
    void nameTheCandidatesForANameThatSeveralHave() {
        JsonNode answer = wire.call("research_player", Map.of("slug_or_name", "Silva"), market);

        assertThat(Wire.text(answer)).startsWith("INVALID_ARGUMENT").contains("bernardo-silva");
        assertThat(answer.at("/_meta/touchline~1error/candidates")).hasSizeGreaterThan(3);
        assertThat(refusal("research_player", Map.of("slug_or_name", "Qqqqq Zzzzz"), market))
                .startsWith("NOT_FOUND");
    }

    @Test
    void keepADossierAndWhatItFoundForItsOwnerAlone(RunningServer server) {
        JsonNode deep = found("research_player", Map.of("slug_or_name", "Harry Kane", "depth", "deep"));
        JsonNode picture = found("orchestrate_transfer_dossier", Map.of("player_slug", KANE));
        String[] other = serviceKey(server);
        JsonNode theirs = wire.call("orchestrate_transfer_dossier", Map.of("player_slug", KANE), other)
                .path("structuredContent");

        assertThat(deep.at("/dossier/legal")).hasSize(7);
        assertThat(deep.at("/dossier/similar")).isNotEmpty();
        assertThat(deep.at("/dossier/decisions"))
                .allSatisfy(it -> assertThat(it.path("source_url").asString()).startsWith("https://"));
        assertThat(picture.path("agent_dossiers"))
                .extracting(it -> it.path("dossier_id").asString())
                .contains(deep.path("dossier_id").asString());
        assertThat(picture.path("agent_memories"))
                .extracting(it -> it.path("kind").asString())
                .contains("finding");
        assertThat(theirs.path("agent_dossiers")).isEmpty();
        assertThat(theirs.path("agent_memories")).isEmpty();
        assertThat(theirs.path("timeline").isArray()).isTrue();
    }

    private String[] serviceKey(RunningServer server) {
        var minted = Wire.json(wire.post(
                "/api/internal/mcp/mint",
                "{\"entitlements\": [\"market\"], \"label\": \"nobody's\"}",
                "x-worker-secret",
                server.demo().operator()));
        return new String[] {"Authorization", "Bearer " + minted.path("key").asString()};
    }

    @Test
    void citeEveryRuleWithItsEditionStatusAndSource() {
        JsonNode legal = found("orchestrate_transfer_dossier", Map.of("player_slug", "lamine-yamal-2007"))
                .path("legal");

        assertThat(legal).extracting(it -> it.path("subject").asString()).contains("Protected period", "Minors");
        assertThat(legal)
                .allSatisfy(it -> assertThat(it.path("rules")).isNotEmpty().allSatisfy(rule -> {
                    assertThat(rule.path("source_url").asString()).startsWith("https://");
                    assertThat(rule.path("edition").asString()).isNotBlank();
                    assertThat(rule.path("status").asString()).isNotBlank();
                }));
        assertThat(legal.valueStream()
                        .filter(it -> it.path("applies").asString().equals("suspended")))
                .extracting(it -> it.path("subject").asString())
                .containsExactly("Agent fee cap");
    }

    @Test
    void sayOfTheSynthesisAloneThatThereIsNoModel() {
        JsonNode picture = found(
                "orchestrate_transfer_dossier",
                Map.of("player_slug", KANE, "live_synthesis", true, "include_market_pulse", true, "days_back", 400));

        assertThat(picture.at("/synthesis/code").asString()).isEqualTo("UNAVAILABLE");
        assertThat(picture.at("/synthesis/sentences")).isEmpty();
        assertThat(picture.at("/market_pulse/sentence").asString()).isNotBlank();
        assertThat(picture.at("/snapshot/club/name").asString()).contains("Bayern");
    }

    @Test
    void watchForPersonsOnly(RunningServer server) {
        assertThat(refusal("monitor_player", Map.of("player_slug", KANE), serviceKey(server)))
                .startsWith("USER_TOKEN_REQUIRED");
        assertThat(refusal("watched_players", Map.of())).startsWith("USER_TOKEN_REQUIRED");
        assertThat(refusal("monitor_player", Map.of("player_slug", KANE, "note", "  "), market))
                .startsWith("INVALID_ARGUMENT");

        JsonNode entry = found("monitor_player", Map.of("player_slug", KANE, "note", "Contract year: ask in May."));
        JsonNode list = found("watched_players", Map.of());
        JsonNode picture = found("orchestrate_transfer_dossier", Map.of("player_slug", KANE));

        assertThat(entry.path("enabled").asBoolean()).isTrue();
        assertThat(list.path("players"))
                .filteredOn(it -> it.path("slug").asString().equals(KANE))
                .singleElement()
                .satisfies(it -> {
                    assertThat(it.at("/note/text").asString()).isEqualTo("Contract year: ask in May.");
                    assertThat(it.path("changes")).isEmpty();
                });
        assertThat(picture.path("agent_memories"))
                .extracting(it -> it.path("text").asString())
                .contains("Contract year: ask in May.");
        found("monitor_player", Map.of("player_slug", KANE, "enabled", false));
        assertThat(found("watched_players", Map.of()).path("players")).isEmpty();
    }
}
